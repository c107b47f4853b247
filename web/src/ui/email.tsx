import { Fragment } from 'react';

/**
 * An e-mail that, where it is too long for its line, breaks at its signs rather than in the middle of a word; nothing
 * where the season hides it.
 */
export const Email = ({ children }: { readonly children: string | null }) =>
  children?.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

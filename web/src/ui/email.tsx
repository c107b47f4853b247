import { Fragment } from 'react';

/**
 * An e-mail that, if it is too long for its line, breaks at punctuation rather than inside a word; nothing if
 * the season hides it.
 */
export const Email = ({ children }: { readonly children: string | null }) =>
  children?.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

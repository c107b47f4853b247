/** A row of a description list, in type where each character counts. */
export function Code({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>
        <code>{children}</code>
      </dd>
    </>
  );
}

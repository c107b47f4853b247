/** What a second draft means while rosters are in use. */
export function RerunMeans({ scored }: { readonly scored: string | null }) {
  return (
    <>
      <p>
        A re-run gives everybody new castaways in place of those they have. An open week’s pick whose castaway
        left the roster is withdrawn, and its player is notified.
      </p>
      {scored !== null && (
        <p>
          <strong>There are points already, for {scored}.</strong> Picks that are locked, and their points,
          stay as they are.
        </p>
      )}
    </>
  );
}

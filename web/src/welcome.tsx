/** What stands at the site's root while the league is played through its API. */
export function Welcome() {
  return (
    <main className="welcome">
      <svg className="torch" viewBox="0 0 64 128" role="img" aria-label="A burning torch">
        <path
          className="flame"
          d="M32 4c10 14 18 20 18 34a18 18 0 0 1-36 0c0-8 4-12 8-18 1 6 4 8 6 8-2-10 0-16 4-24z"
        />
        <path className="heart" d="M32 28c5 7 8 10 8 16a8 8 0 0 1-16 0c0-6 4-9 8-16z" />
        <path className="stick" d="M26 58h12l-3 66h-6z" />
      </svg>
      <h1>Torchbearer</h1>
      <p>The fantasy league for the show of shows. The fire is lit and the league can be played.</p>
      <p>
        <a href="/api/docs">Read the API</a>
      </p>
    </main>
  );
}

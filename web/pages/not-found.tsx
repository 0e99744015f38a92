export function Component() {
  return (
    <main id="main">
      <h1>This page was never cast</h1>
    </main>
  );
}

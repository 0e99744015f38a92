export function Component() {
  return (
    <main id="main">
      <h1>Client briefs, cast to order</h1>
    </main>
  );
}

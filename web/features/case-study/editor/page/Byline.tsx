/** The byline as readers see it; its day and reading time are known when the page is published. */
export function Byline({ author }: { author: string }) {
  return (
    <div className="cs-by">
      <b dir="auto">{author || 'Anonymous'}</b>
      <span>Day of publication</span>
      <span>Reading time</span>
    </div>
  );
}

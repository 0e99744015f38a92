/** Words with which programs name themselves; people's browsers have none of them. */
const NAMES =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|preview|fetch|scan|monitor|headless|lighthouse|python|curl|wget|java\/|go-http|axios|node|httpclient|facebookexternalhit|whatsapp|embedly|archiver/i;

/** Whether a program looks, not a person. Whoever does not say what they are counts as one: every browser says. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || NAMES.test(userAgent);
}

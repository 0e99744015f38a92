/** Words with which programs name themselves; people's browsers have none of them. */
const NAMES =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|preview|fetch|scan|monitor|headless|lighthouse|python|curl|wget|java\/|go-http|axios|node|httpclient|facebookexternalhit|whatsapp|embedly|archiver/i;

/** Whether the visitor is a program. A visitor without a user agent counts as one, because every browser sends it. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || NAMES.test(userAgent);
}

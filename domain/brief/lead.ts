/** A longer sentence would fill half a screen in large type. */
const LEAD_MAX = 170;

/** The first sentence, for large type, and the rest. Without a short first sentence everything is rest. */
export function leadOf(text: string): { lead: string; rest: string } {
  const lead = /^.+?[.?!](?=\s|$)/s.exec(text)?.[0] ?? text;
  if (lead.length > LEAD_MAX) return { lead: '', rest: text };
  return { lead, rest: text.slice(lead.length).trim() };
}

/** How often a person's notifications are gathered into an e-mail. */
export const mailPaces = [
  { id: 'hourly', label: 'At most once an hour' },
  { id: 'daily', label: 'At most once a day' },
] as const;
export type MailPace = (typeof mailPaces)[number]['id'];
export const mailPaceIds = mailPaces.map((pace) => pace.id) as [MailPace, ...MailPace[]];

export function mailPaceLabel(id: MailPace): string {
  return mailPaces.find((pace) => pace.id === id)!.label;
}

/** A text in quotation marks; those inside it become single ones. */
export const quoted = (text: string): string => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;

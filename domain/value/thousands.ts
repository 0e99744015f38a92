/** '45,000', of a whole number. */
export function thousands(whole: number | string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}

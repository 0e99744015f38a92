/** What a design was made with: its design file's program, unless the designer has named that already, and their own words. */
export function toolsUsed(figmaLink: string | null, resources: string): string {
  const isNamed = /\bfigma\b/i.test(resources);
  return [figmaLink && !isNamed && 'Designed in Figma.', resources].filter(Boolean).join(' ');
}

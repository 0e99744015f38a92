/**
 * The tools of a design: the program of its design file, unless the designer already names it, and the designer's own
 * text.
 */
export function toolsUsed(figmaLink: string | null, resources: string): string {
  const isNamed = /\bfigma\b/i.test(resources);
  return [figmaLink && !isNamed && 'Designed in Figma.', resources].filter(Boolean).join(' ');
}

/** The lines of a design direction, in order, with their labels. */
export const directionLines = [
  ['mood', 'Mood'],
  ['shape', 'Shape'],
  ['type', 'Type'],
  ['color', 'Colour'],
  ['avoid', 'Avoid'],
] as const;

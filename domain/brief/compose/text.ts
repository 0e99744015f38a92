const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** "three", and "13" from thirteen on. */
export function numberWord(count: number): string {
  return words[count] ?? String(count);
}

const ADDRESS = /^[^\s@]+@[^\s@]+$/;
const ADDRESS_MAX = 254;

/**
 * The address; null for what is none, and for one that a lower case of other letters than A to Z takes for another one: the sign
 * of Kelvin becomes a `k`, and to mail servers they are two letters.
 */
export function verifiedAddress(given: string | null): string | null {
  if (given === null || given.length > ADDRESS_MAX || !ADDRESS.test(given)) return null;
  const inLowerCase = given.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return inLowerCase === given.toLowerCase() ? given : null;
}

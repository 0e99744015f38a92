import type { FontClass } from './style.ts';

/*
 * Every family has an open licence (SIL Open Font License) and is in the common catalogues, so that readers of a
 * brief may use it for free. The product loads none of these fonts: without the family, the browser shows the
 * nearest font on the machine.
 */

export interface Font {
  family: string;
  /** The family, then common system fonts, nearest first. */
  stack: string;
  weights: readonly number[];
  /** Advice on setting the type, as half a sentence. */
  set: readonly string[];
}

export const fonts: Record<FontClass, readonly Font[]> = {
  grotesque: [
    {
      family: 'Inter',
      stack: 'Inter, "Helvetica Neue", Helvetica, Arial, sans-serif',
      weights: [500, 700],
      set: ['[tight|close], −0.01 em, [never|not] in capitals', 'left ragged, [figures|numerals] tabular'],
    },
    {
      family: 'Work Sans',
      stack: '"Work Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif',
      weights: [600, 700],
      set: ['at 1.5 line height, [figures|numerals] tabular', 'one weight [only|throughout], size does the rest'],
    },
    {
      family: 'Archivo Narrow',
      stack: '"Archivo Narrow", "Arial Narrow", "Helvetica Neue", Arial, sans-serif',
      weights: [700],
      set: ['[wide apart|loose], +0.01 em, for [long|full] names', 'for [columns|narrow places] and tables'],
    },
    {
      family: 'Barlow',
      stack: 'Barlow, Bahnschrift, "DIN Alternate", "Franklin Gothic Medium", sans-serif',
      weights: [600],
      set: ['like a road sign, generous [spacing|tracking]', '[large|from 24 px up], one line'],
    },
  ],
  humanist: [
    {
      family: 'Cabin',
      stack: 'Cabin, "Gill Sans", "Gill Sans MT", Calibri, sans-serif',
      weights: [600],
      set: ['a size larger than feels [right|needed]', 'with [old-style|open] spacing, no italics'],
    },
    {
      family: 'Proza Libre',
      stack: '"Proza Libre", Optima, Candara, "Noto Sans", sans-serif',
      weights: [500, 600],
      set: ['[light|open] and large, at least 20 px', 'at 1.4 line height, [short|60-character] lines'],
    },
    {
      family: 'Fira Sans',
      stack: '"Fira Sans", "Trebuchet MS", "Lucida Grande", "Lucida Sans Unicode", sans-serif',
      weights: [700],
      set: ['[from|at] 16 px, for people without glasses', 'bold for [decisions|names], regular for the rest'],
    },
    {
      family: 'Noto Sans',
      stack: '"Noto Sans", Verdana, Geneva, "DejaVu Sans", sans-serif',
      weights: [700],
      set: ['at 15 px with 1.6 line height', 'wide and [small|plain], never below 14 px'],
    },
    {
      family: 'Source Sans 3',
      stack: '"Source Sans 3", Seravek, "Gill Sans Nova", Ubuntu, Calibri, sans-serif',
      weights: [500, 600],
      set: ['[66|62] characters a line', 'in two sizes, [16 and 20|17 and 22] px'],
    },
    {
      family: 'Alegreya Sans',
      stack: '"Alegreya Sans", Candara, Optima, "Trebuchet MS", sans-serif',
      weights: [500, 700],
      set: ['with its old-style figures in [dates|numbers]', '[17|18] px and up'],
    },
  ],
  geometric: [
    {
      family: 'Jost',
      stack: 'Jost, Futura, "Century Gothic", "Avenir Next", sans-serif',
      weights: [500, 700],
      set: ['[large|very large], −0.02 em', 'in lower case, [wide margins|much air]'],
    },
    {
      family: 'Nunito Sans',
      stack: '"Nunito Sans", "Avenir Next", Avenir, Montserrat, "Segoe UI", sans-serif',
      weights: [600, 700],
      set: ['at 1.45 line height', '[medium|bold] for what can be pressed'],
    },
    {
      family: 'Poppins',
      stack: 'Poppins, "Century Gothic", "URW Gothic", Futura, sans-serif',
      weights: [700],
      set: ['for [single words|short words] and numbers', 'from 18 px, [never|not] in columns'],
    },
  ],
  oldstyle: [
    {
      family: 'Gelasio',
      stack: 'Gelasio, Georgia, "Noto Serif", serif',
      weights: [400, 700],
      set: ['17 px on 1.55, old-style [figures|numerals]', 'regular at [28|32] px, bold [never|nowhere]'],
    },
    {
      family: 'Crimson Pro',
      stack: '"Crimson Pro", "Palatino Linotype", Palatino, "Book Antiqua", serif',
      weights: [400, 700],
      set: ['[18|17] px, [62|64] characters a line', 'large and [light|unbolded]'],
    },
    {
      family: 'Source Serif 4',
      stack: '"Source Serif 4", "Iowan Old Style", "Palatino Linotype", "URW Palladio L", serif',
      weights: [500, 700],
      set: ['set [close|tight] in headings, open in text', 'with true small capitals for [dates|initials]'],
    },
    {
      family: 'Libre Baskerville',
      stack: '"Libre Baskerville", Baskerville, "Baskerville Old Face", "Hoefler Text", Garamond, serif',
      weights: [700],
      set: ['at [34|30] px and above, one weight', 'italic for [names of things|titles] alone'],
    },
    {
      family: 'Caladea',
      stack: 'Caladea, Cambria, Charter, "Bitstream Charter", Georgia, serif',
      weights: [400, 700],
      set: ['made for [screens|small sizes]; 16 px suffices', 'lining figures in [tables|lists]'],
    },
  ],
  didone: [
    {
      family: 'Bodoni Moda',
      stack: '"Bodoni Moda", "Bodoni 72", "Bodoni MT", Didot, "Times New Roman", serif',
      weights: [400, 700],
      set: ['only above [28|32] px: thin hairlines', '[one|a single] line per screen'],
    },
    {
      family: 'Playfair Display',
      stack: '"Playfair Display", Didot, "Bodoni MT", "Noto Serif Display", "Playfair Display", serif',
      weights: [400, 700],
      set: ['at [40|44] px, −0.01 em, never reversed', 'for names and [prices|figures], nothing else'],
    },
  ],
  slab: [
    {
      family: 'Zilla Slab',
      stack: '"Zilla Slab", Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", serif',
      weights: [600, 700],
      set: ['fat and [level|close], from 22 px', 'for numbers with a [job|unit]'],
    },
    {
      family: 'Bitter',
      stack: 'Bitter, "American Typewriter", "Courier New", Rockwell, serif',
      weights: [600],
      set: ['for [labels|headings] of up to four words', 'with room, 1.3 line height'],
    },
    {
      family: 'Aleo',
      stack: 'Aleo, "Sitka Heading", Charter, Rockwell, serif',
      weights: [600, 700],
      set: ['at 26 px, tracked a hair wide', 'in sentence case'],
    },
  ],
  mono: [
    {
      family: 'JetBrains Mono',
      stack: '"JetBrains Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
      weights: [500, 700],
      set: ['at [24|28] px, one short line', 'small for a heading, [open|loose], lower case'],
    },
    {
      family: 'IBM Plex Mono',
      stack: '"IBM Plex Mono", Consolas, Menlo, "Liberation Mono", monospace',
      weights: [600, 700],
      set: ['at [22|26] px, [4|8] px grid', '[sentence case|lower case], never hyphenated'],
    },
  ],
  display: [
    {
      family: 'Anton',
      stack: 'Anton, Impact, Haettenschweiler, "Arial Narrow Bold", sans-serif',
      weights: [400],
      set: ['one [word|number] at 64 px or more', 'with +0.01 em, [only|just] in headlines'],
    },
    {
      family: 'Caprasimo',
      stack: 'Caprasimo, "Cooper Black", "Hoefler Text Black", Rockwell, Georgia, serif',
      weights: [400],
      set: ['[big and tight|huge], one to four words', 'for names of things, [in|on] flat colour'],
    },
    {
      family: 'Archivo Black',
      stack: '"Archivo Black", "Arial Black", "Helvetica Neue", Arial, sans-serif',
      weights: [400],
      set: ['stacked in [two|three] short lines', '−0.03 em at [48|56] px'],
    },
  ],
  rounded: [
    {
      family: 'Nunito',
      stack: 'Nunito, "Arial Rounded MT Bold", "Hiragino Maru Gothic ProN", Quicksand, sans-serif',
      weights: [700],
      set: ['from 20 px, [sentence case|lower case]', 'for [buttons|what can be touched] and headings'],
    },
    {
      family: 'Comfortaa',
      stack: 'Comfortaa, ui-rounded, "SF Pro Rounded", Verdana, sans-serif',
      weights: [600, 700],
      set: ['with [wide|easy] spacing, short words', 'at [18|19] px, two weights'],
    },
  ],
};

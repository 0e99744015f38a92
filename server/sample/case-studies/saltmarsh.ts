import {
  type CaseStudy,
  DEFAULT_COLORS,
  DEFAULT_TYPOGRAPHY,
  newComponent,
  newSection,
  noColumns,
  SCHEMA,
} from '#domain/case-study/document.ts';
import { type RichText, richText } from '#domain/case-study/rich-text.ts';
import type { PictureOf } from '../write-case-study.ts';

/** How the bakery's board came to be, told by its designer. */
export function saltmarshStory(picture: PictureOf): CaseStudy {
  let made = 0;
  const newId = () => {
    made += 1;
    return `saltmarsh-${made}`;
  };
  const text = (content: RichText) => newComponent('text-block', newId, { content });
  const image = (frameId: string, caption: string) =>
    newComponent('image-block', newId, { imageUrl: picture(frameId), caption });
  return {
    schema: SCHEMA,
    theme: 'plain',
    title: 'Saltmarsh, kept for you',
    description:
      'An order-ahead service for three bakeries that sell out by ten, designed around the oven and not the shelf.',
    colors: DEFAULT_COLORS,
    typography: DEFAULT_TYPOGRAPHY,
    sections: [
      newSection('single-column', newId, {
        title: 'The Challenge',
        decorativeElement: 'circle',
        content: richText(
          [
            'Saltmarsh bakes in three small shops on the same tidal river. The queue starts at six, the sourdough is gone by ten, and people who come later leave with nothing they wanted.',
            'The owners did not want delivery, a loyalty scheme or a bigger oven. They wanted regulars to know what is coming out, when, and to have it kept.',
          ].join('\n'),
        ),
      }),
      newSection('two-column', newId, {
        title: '“Is it out yet?”',
        backgroundColor: 'bg-orange-50',
        hasPattern: true,
        children: {
          ...noColumns(),
          left: [
            text([
              {
                kind: 'paragraph',
                runs: [
                  {
                    text: 'I spent a morning in a bakery before drawing anything. People do not ask what there is. They ask if it is out yet. So ',
                  },
                  { text: 'the board is sorted by oven time', bold: true },
                  { text: ', and the product comes second. Everything else followed from that.' },
                ],
              },
            ]),
            text([
              { kind: 'bullet', runs: [{ text: 'Oven time is the loudest thing on a card; the name is second.' }] },
              {
                kind: 'bullet',
                runs: [{ text: 'The bar turns red at nine pieces left, and the number says the same without colour.' }],
              },
              { kind: 'bullet', runs: [{ text: 'A board belongs to one shop: nobody drives past three.' }] },
            ]),
          ],
          right: [image('board', 'The bake board, sorted by time and never by kind')],
        },
      }),
      newSection('image-text', newId, {
        title: 'Two loaves, one visit',
        backgroundColor: 'bg-green-50',
        imageUrl: picture('shelf'),
        content: richText(
          [
            'Two loaves from two bakes are two visits. I tried a warning, a split basket and a small calendar, and disliked all of them: each made the customer do the planning.',
            'In the end the shop simply offers to hold the first loaf until the second is ready. One sentence, one button.',
          ].join('\n'),
        ),
      }),
      newSection('full-width', newId, {
        title: 'The half nobody sees',
        backgroundColor: 'bg-blue-50',
        hasPattern: true,
        content: richText(
          'Behind the counter, a bake is a block of oven time. The plan is read only in this version: bakers at Harbour Street move a bake by telling the other baker, and a tablet that moves bread on its own was what the head baker feared most.',
        ),
        children: { ...noColumns(), content: [image('plan', 'The baker’s plan for a morning, deck by deck')] },
      }),
      newSection('single-column', newId, {
        title: 'What I would change',
        backgroundColor: 'bg-gray-50',
        decorativeElement: 'square',
        content: richText(
          'The missed loaf is still undrawn. I have the words for passing it on, and none yet for having forgotten.',
        ),
      }),
    ],
  };
}

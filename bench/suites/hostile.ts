import { fateOf, hostilePictures } from '#test/hostile-pictures.ts';
import type { Report } from '../report.ts';

/**
 * `npm run bench -- hostile`: what other people notice of a picture that was made to harm, in a picture process of its
 * own. Linux only, because the kernel tells the process's memory.
 */
export async function run(report: Report) {
  for (const { name, make, refusal } of hostilePictures) {
    const { refused, seconds, processorSeconds, moreMb } = await fateOf(await make());
    if (refused !== refusal) throw new Error(`Hostile: ${name} came out as ${refused ?? 'made anew'}`);
    const figureName = `Hostile: ${name}, ${refused ? 'refused' : 'made anew'}`;
    report.figure({ name: figureName, value: seconds, unit: 's', goal: '≤ 1' });
    report.figure({ name: '         processor time', value: processorSeconds, unit: 's' });
    report.figure({ name: '         memory more', value: moreMb, unit: 'MB', goal: '≤ 200' });
  }
}

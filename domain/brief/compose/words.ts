import { list } from './places/country.ts';
import type { Random } from './random.ts';

/** Plain nouns that organisations are named after, one of each sort for a brief. */
const sorts = {
  tree: list(
    'Alder Hawthorn Rowan Cedar Juniper Linden Hazel Willow Mulberry Larch Poplar Quince Medlar Elder Blackthorn Walnut',
  ),
  bird: list(
    'Heron Curlew Lapwing Swift Plover Wren Kestrel Avocet Dunlin Godwit Sandpiper Hoopoe Starling Egret Nuthatch Siskin',
  ),
  stone: list('Flint Slate Chalk Basalt Marl Quartz Gritstone Pumice Limestone Granite Shale Ochre Feldspar Tuff'),
  herb: list(
    'Fennel Sorrel Yarrow Tansy Chervil Borage Lovage Hyssop Bay Caraway Angelica Dill Marjoram Mallow Comfrey Savory',
  ),
  colour: list('Blue Red Green White Yellow Grey Copper Tin Brass Amber Rust Indigo'),
  thing: list(
    'Lantern Anchor Ladder Compass Kettle Bell Wheel Needle Barrow Spindle Ferry Lamp Harrow Trestle Thimble Oar Plough Almanac',
  ),
  count: list('Two Three Four Five Seven Nine Twelve'),
} as const;

export function nameWords(random: Random): Record<keyof typeof sorts, string> {
  const drawn = Object.entries(sorts).map(([sort, words]) => [sort, random.pick(words)]);
  return Object.fromEntries(drawn) as Record<keyof typeof sorts, string>;
}

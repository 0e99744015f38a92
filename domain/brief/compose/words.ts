import { list } from './places/country.ts';
import type { Random } from './random.ts';

/** Plain nouns for names of organisations. */
const nouns = {
  tree: list(
    'Alder Hawthorn Rowan Cedar Juniper Linden Hazel Willow Mulberry Larch Poplar Quince Medlar Elder Blackthorn Walnut Aspen Beech Birch Chestnut Cypress Elm Fig Hornbeam Laurel Maple Myrtle Olive Pear Pine Plane Plum Sycamore Tamarisk Yew Acacia Almond Cherry Holly Spruce',
  ),
  bird: list(
    'Heron Curlew Lapwing Swift Plover Wren Kestrel Avocet Dunlin Godwit Sandpiper Hoopoe Starling Egret Nuthatch Siskin Bittern Blackbird Bunting Coot Crane Crow Dipper Finch Goshawk Grebe Jackdaw Kingfisher Lark Linnet Magpie Nightjar Oriole Osprey Owl Pipit Redstart Rook Snipe Stork Swallow Tern Thrush Wagtail Warbler',
  ),
  stone: list(
    'Flint Slate Chalk Basalt Marl Quartz Gritstone Pumice Limestone Granite Shale Ochre Feldspar Tuff Agate Clay Cobble Gneiss Gravel Jasper Loam Mica Onyx Pebble Porphyry Sandstone Schist Serpentine',
  ),
  herb: list(
    'Fennel Sorrel Yarrow Tansy Chervil Borage Lovage Hyssop Bay Caraway Angelica Dill Marjoram Mallow Comfrey Savory Anise Arnica Basil Burdock Chicory Clover Cumin Feverfew Mint Mustard Nettle Oregano Parsley Rosemary Rue Sage Sesame Tarragon Thyme Vervain',
  ),
  thing: list(
    'Lantern Anchor Ladder Compass Kettle Bell Wheel Needle Barrow Spindle Ferry Lamp Harrow Trestle Thimble Oar Plough Almanac Anvil Basket Bellows Bobbin Bolt Bridge Bucket Buoy Candle Chimney Clasp Cleat Clog Cog Crate Crank Drum Easel Funnel Gate Girder Hammer Hinge Hook Jetty Jug Keel Key Latch Lever Loom Mallet Mast Millstone Mortar Pail Pestle Pulley Pump Quill Rake Rivet Rope Rudder Saddle Scythe Shuttle Sickle Sieve Signal Sluice Spade Spoke Spool Tiller Tinder Trowel Turnstile Valve Vane Winch Yoke',
  ),
} as const;

/** Words before such a noun: 'Upper Hazel', 'Crooked Ladder'. */
const before: Readonly<Record<keyof typeof nouns, readonly string[]>> = {
  tree: list('Old Low Upper Lone Twin Far Tall Hollow Seven Crooked'),
  bird: list('Grey Early Little Winter Marsh Brown Lone Night Northern Old'),
  stone: list('White Red Dry Upper Rough Grey Long Split'),
  herb: list('Wild Sweet Dry Garden Meadow Bitter Field'),
  thing: list('Old Long Crooked Half Open Borrowed Brass Tin Left Second Wooden Iron Copper Painted'),
};

const alone = {
  colour: list(
    'Blue Red Green White Yellow Grey Copper Tin Brass Amber Rust Indigo Scarlet Silver Black Ochre Violet Pewter Russet Crimson',
  ),
  count: list(
    'Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty',
  ),
} as const;

/** One or two words of each sort, for the name of an organisation. */
export function nameWords(random: Random): Record<string, string> {
  const drawn: Record<string, string> = {};
  for (const [sort, words] of Object.entries(nouns)) {
    const noun = random.pick(words);
    drawn[sort] = random.chance(0.62) ? `${random.pick(before[sort as keyof typeof nouns])} ${noun}` : noun;
  }
  for (const [sort, words] of Object.entries(alone)) drawn[sort] = random.pick(words);
  return drawn;
}

export interface Hut {
  name: string;
  valley: string;
  metres: number;
  beds: number;
  hours: string;
  free: number;
  says: string;
  /** Where the peaks stand, as shares of the width and of the height above the ground. */
  peaks: readonly [number, number][];
}

export const huts: readonly Hut[] = [
  {
    name: 'Corrie Fael',
    valley: 'Glen Arrin',
    metres: 812,
    beds: 14,
    hours: '3 h 20',
    free: 4,
    says: 'Stove lit by whoever comes first. Water at the\nburn, two minutes down.',
    peaks: [
      [0.2, 0.5],
      [0.52, 0.78],
      [0.86, 0.46],
    ],
  },
  {
    name: 'Sron Bothy',
    valley: 'Glen Arrin',
    metres: 640,
    beds: 8,
    hours: '2 h 05',
    free: 0,
    says: 'A shepherd’s house until 1961. The door sticks:\nlift, then push.',
    peaks: [
      [0.3, 0.42],
      [0.7, 0.6],
    ],
  },
  {
    name: 'The Saddle',
    valley: 'Upper Tarn',
    metres: 1014,
    beds: 22,
    hours: '4 h 40',
    free: 9,
    says: 'Two rooms and a warden until October. Soup at\nsix, and nothing after seven.',
    peaks: [
      [0.14, 0.72],
      [0.46, 0.44],
      [0.8, 0.84],
    ],
  },
  {
    name: 'Tarnside',
    valley: 'Upper Tarn',
    metres: 705,
    beds: 18,
    hours: '2 h 50',
    free: 6,
    says: 'The boat belongs to the hut. Please tie it up\nfacing the wind.',
    peaks: [
      [0.34, 0.62],
      [0.74, 0.5],
    ],
  },
  {
    name: 'Black Gable',
    valley: 'Holme Edge',
    metres: 931,
    beds: 12,
    hours: '3 h 55',
    free: 2,
    says: 'No wood above the wall: carry one log each from\nthe pile at the gate.',
    peaks: [
      [0.24, 0.82],
      [0.6, 0.58],
      [0.92, 0.66],
    ],
  },
  {
    name: 'Harestone',
    valley: 'Holme Edge',
    metres: 588,
    beds: 10,
    hours: '1 h 45',
    free: 7,
    says: 'The easiest one, and the best breakfast view\nof the whole ridge.',
    peaks: [
      [0.4, 0.38],
      [0.82, 0.44],
    ],
  },
  {
    name: 'Wether Fold',
    valley: 'Long Clough',
    metres: 662,
    beds: 16,
    hours: '2 h 20',
    free: 3,
    says: 'Lambing in April: dogs stay on the lead, and\nthe lower gate stays shut.',
    peaks: [
      [0.18, 0.4],
      [0.5, 0.54],
      [0.84, 0.36],
    ],
  },
  {
    name: 'Pike House',
    valley: 'Long Clough',
    metres: 1102,
    beds: 20,
    hours: '5 h 10',
    free: 11,
    says: 'The highest roof on the way. The wind takes\nwhat is not tied down.',
    peaks: [
      [0.3, 0.68],
      [0.62, 0.94],
    ],
  },
  {
    name: 'Quern Hut',
    valley: 'Esk Head',
    metres: 774,
    beds: 9,
    hours: '3 h 00',
    free: 1,
    says: 'Built around a mill stone. It is the table now:\nmind your knees.',
    peaks: [
      [0.22, 0.6],
      [0.66, 0.66],
      [0.94, 0.4],
    ],
  },
  {
    name: 'Lapwing',
    valley: 'Esk Head',
    metres: 541,
    beds: 12,
    hours: '1 h 30',
    free: 8,
    says: 'Quiet from March to July, for the birds as well\nas for you.',
    peaks: [
      [0.5, 0.36],
      [0.88, 0.42],
    ],
  },
  {
    name: 'Stell Green',
    valley: 'Esk Head',
    metres: 690,
    beds: 14,
    hours: '2 h 35',
    free: 5,
    says: 'The ring of stones behind it was a sheepfold.\nTents stand well in there.',
    peaks: [
      [0.16, 0.52],
      [0.56, 0.48],
    ],
  },
  {
    name: 'North Cairn',
    valley: 'The Tops',
    metres: 1188,
    beds: 8,
    hours: '5 h 45',
    free: 0,
    says: 'A shelter and no more: four walls, a roof and\na very good night sky.',
    peaks: [
      [0.26, 0.74],
      [0.56, 0.9],
      [0.84, 0.7],
    ],
  },
  {
    name: 'Ladder End',
    valley: 'The Tops',
    metres: 967,
    beds: 18,
    hours: '4 h 15',
    free: 10,
    says: 'Where the steep part stops. There is tea, and\nsomebody to tell about it.',
    peaks: [
      [0.2, 0.58],
      [0.48, 0.82],
      [0.78, 0.56],
    ],
  },
  {
    name: 'Gate Inn',
    valley: 'The Tops',
    metres: 432,
    beds: 30,
    hours: '0 h 50',
    free: 16,
    says: 'The end of the ridge and the start of the bus.\nThe last one goes at 18:40.',
    peaks: [
      [0.36, 0.34],
      [0.72, 0.4],
    ],
  },
];

import { type Country, list, town } from './country.ts';

export const westernEurope: readonly Country[] = [
  {
    id: 'gb',
    neighbours: ['in', 'ng', 'pl', 'jm', 'gh'],
    name: 'United Kingdom',
    region: 'Europe',
    money: { sign: '£', rate: 0.95 },
    languages: ['English', 'Welsh'],
    feast: 'Christmas',
    names: {
      f: list(
        'Bronwen Morag Hazel Tamsin Isla Gwen Rosalind Freya Maureen Kirsty Nerys Philippa Dawn Beth Verity Eilidh',
      ),
      m: list(
        'Alasdair Gareth Rhys Callum Duncan Neville Tobias Ewan Huw Clive Jago Stuart Rowan Barnaby Fergus Leighton',
      ),
      last: list(
        'Penhallow Ashworth Mackie Bevan Trelawny Hargreaves Drummond Pritchard Coltman Sutcliffe Innes Fairweather Rudge Tamblyn Kershaw Lockwood Maddocks Ogilvie Thwaite Winstanley',
      ),
    },
    towns: [
      town('Whitby: coast town tourist cold: Ruswarp Sandsend Sleights West_Cliff'),
      town('Leith: coast city port: Newhaven Bonnington Restalrig Pilrig'),
      town('Aberystwyth: coast town university: Llanbadarn Penparcau Borth Trefechan'),
      town('Hebden_Bridge: river town mountain: Mytholmroyd Heptonstall Old_Town Todmorden'),
      town('Leicester: city university: Belgrave Clarendon_Park Evington Highfields'),
      town('Penzance: coast town tourist farm: Newlyn Mousehole Gulval Marazion'),
      town('Derry: river city: Waterside Bogside Creggan Culmore'),
    ],
  },
  {
    id: 'ie',
    neighbours: ['pl', 'ng', 'br'],
    name: 'Ireland',
    region: 'Europe',
    money: { sign: '€', rate: 1.15 },
    languages: ['English', 'Irish'],
    feast: 'Christmas',
    names: {
      f: list('Gráinne Niamh Orla Siobhán Deirdre Aoife Bríd Sorcha Maeve Róisín Fionnuala Caoimhe'),
      m: list('Cormac Eoin Declan Pádraig Ruairí Tadhg Colm Diarmuid Oisín Fergal Donal Cathal'),
      last: list(
        'Breathnach Geraghty Ó_Súilleabháin Kinsella Tierney Mulvihill Cusack Hanrahan Foley Quilligan Devane Lenihan Gilhooly Moriarty Scully Rafferty',
      ),
    },
    towns: [
      town('Galway: coast city tourist university: Salthill Claddagh Renmore Knocknacarra'),
      town('Westport: coast town tourist: Rosbeg Murrisk Carrowholly Newport'),
      town('Kilkenny: river town tourist farm: Loughboy Newpark Callan Thomastown'),
      town('Cork: river city university port: Blackpool Douglas Sunday’s_Well Ballintemple'),
    ],
  },
  {
    id: 'fr',
    neighbours: ['ma', 'sn', 'vn', 'pt'],
    name: 'France',
    region: 'Europe',
    money: { sign: '€', rate: 1.05 },
    languages: ['French', 'Arabic'],
    feast: 'the August holidays',
    names: {
      f: list('Solène Mathilde Capucine Odile Clémence Maëlys Bénédicte Anouk Léonie Ghislaine Hélène Ségolène'),
      m: list('Thibault Gaspard Yannick Rémi Loïc Bastien Étienne Corentin Firmin Gaël Aurélien Didier'),
      last: list(
        'Le_Goff Marchand Delorme Roussel Castagnède Vasseur Pelletier Guillou Fabre Lacombe Tissot Barbier Chauvet Morvan Berthelot Poirier',
      ),
    },
    towns: [
      town('Douarnenez: coast town tourist: Tréboul Le_Rosmeur Pouldavid Ploaré'),
      town('Grenoble: mountain city university cold: Bouchayer Île_Verte Berriat Saint-Bruno'),
      town('Saint-Étienne: city: Bellevue Carnot Montaud Bizillon'),
      town('Arles: river town tourist farm warm: Trinquetaille La_Roquette Barriol Griffeuille'),
    ],
  },
  {
    id: 'nl',
    neighbours: ['tr', 'ma', 'id'],
    name: 'Netherlands',
    region: 'Europe',
    money: { sign: '€', rate: 1.1 },
    languages: ['Dutch', 'Turkish'],
    feast: 'Sinterklaas',
    names: {
      f: list('Femke Marijke Sanne Liesbeth Nienke Wietske Hanneke Jorien Mirthe Trijntje Annelies Geertje'),
      m: list('Sjoerd Joost Wouter Teun Bram Maarten Gijs Hidde Rutger Jelle Koen Evert'),
      last: list(
        'Hoekstra Brinkman Dijksma van_der_Veen Terpstra Kuipers Boersma Nijland Schouten Wiersma Zeldenrust Bakema Postma Verhoeven Oosterhuis Kamp',
      ),
    },
    towns: [
      town('Groningen: city university: Oosterpoort Korrewegwijk Helpman Paddepoel'),
      town('Vlissingen: coast town tourist port: Bossenburgh Paauwenburg Ritthem Westerzicht'),
      town('Deventer: river town: Raambuurt Colmschate Rivierenwijk Borgele'),
    ],
  },
  {
    id: 'de',
    neighbours: ['tr', 'pl', 'gr', 'it', 'hr'],
    name: 'Germany',
    region: 'Europe',
    money: { sign: '€', rate: 1.05 },
    languages: ['German', 'Turkish'],
    feast: 'Advent',
    names: {
      f: list('Friederike Annegret Wiebke Swantje Katrin Henrike Dörte Mechthild Frauke Ronja Silke Gesine'),
      m: list('Torben Henning Falk Detlef Jannik Ansgar Volker Malte Enno Burkhard Thorsten Hauke'),
      last: list(
        'Brandstätter Petersen Kühn Lindner Osterloh Thielemann Vogelsang Rademacher Hinrichs Kessler Ahrens Wegener Biermann Dornbusch Pfeiffer Sievers',
      ),
    },
    towns: [
      town('Flensburg: coast town university port: Jürgensby Mürwik Duburg Engelsby'),
      town('Görlitz: river town tourist: Südstadt Rauschwalde Klingewalde Weinhübel'),
      town('Freiburg: mountain city university: Wiehre Stühlinger Vauban Herdern'),
      town('Bochum: city university: Ehrenfeld Langendreer Hamme Wattenscheid'),
    ],
  },
];

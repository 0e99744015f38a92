import { type Country, list, town } from './country.ts';

export const southernEurope: readonly Country[] = [
  {
    id: 'es',
    neighbours: ['ma', 'ro', 'co', 'pe'],
    name: 'Spain',
    region: 'Europe',
    money: { sign: '€', rate: 0.9 },
    languages: ['Spanish', 'English'],
    feast: 'Epiphany',
    names: {
      f: list('Remedios Amparo Begoña Inmaculada Nuria Maite Lourdes Ainhoa Rosario Montserrat Carmela Itziar'),
      m: list('Iñaki Eusebio Gonzalo Xabier Anselmo Bernat Ramiro Ignacio Jordi Evaristo Fermín Lisardo'),
      last: list(
        'Etxeberria Salvatierra Mendoza Carballo Ferrer Iglesias Urrutia Bermejo Pujol Carrasco Quintana Sarmiento Redondo Vilanova Otero Cabrera',
      ),
    },
    towns: [
      town('Gijón: coast city port: Cimavilla La_Arena El_Llano Somió'),
      town('Cuenca: mountain town tourist: San_Antón Tiradores Castillo Buenavista'),
      town('Vilanova: coast town tourist warm: La_Geltrú Ribes_Roges Sant_Joan Armanyà'),
      town('Badajoz: river city farm warm: San_Roque Valdepasillas Pardaleras Suerte_Saavedra'),
    ],
  },
  {
    id: 'pt',
    neighbours: ['br'],
    name: 'Portugal',
    region: 'Europe',
    money: { sign: '€', rate: 0.85 },
    languages: ['Portuguese', 'English'],
    feast: 'Saint John’s night',
    names: {
      f: list('Conceição Graça Filomena Leonor Benedita Fátima Inês Mafalda Celeste Luísa Jacinta Otília'),
      m: list('Duarte Gonçalo Nuno Joaquim Vasco Tiago Hélder Afonso Rui Baltasar Zeferino Simão'),
      last: list(
        'Carvalhal Figueira Nogueira Tavares Pimentel Sequeira Vilela Bettencourt Caldeira Queirós Seabra Mourão Lourenço Valente Teles Raposo',
      ),
    },
    towns: [
      town('Viana_do_Castelo: coast town tourist river port: Meadela Darque Monserrate Areosa'),
      town('Évora: city tourist university farm warm: Malagueira Bacelo Horta_das_Figueiras Canaviais'),
      town('Horta: coast town tourist port: Angústias Feteira Conceição Flamengos'),
    ],
  },
  {
    id: 'it',
    neighbours: ['ro', 'ma', 'ph'],
    name: 'Italy',
    region: 'Europe',
    money: { sign: '€', rate: 0.98 },
    languages: ['Italian', 'English'],
    feast: 'the August holidays',
    names: {
      f: list('Ornella Fiammetta Loredana Ginevra Mariella Assunta Delfina Rosalba Tecla Viola Donatella Ilaria'),
      m: list('Ettore Gianluca Corrado Ermanno Fulvio Tommaso Saverio Livio Ruggero Dario Oreste Pasquale'),
      last: list(
        'Bevilacqua Ferrante Galimberti Santoro Zanella Marchetti Pellegrini Colombo Grasso Vianello Tagliabue De_Angelis Ruggieri Moroni Caputo Serafini',
      ),
    },
    towns: [
      town('Trieste: coast city university port: Cavana San_Giacomo Roiano Servola'),
      town('Matera: town tourist warm: Sasso_Caveoso La_Martella Serra_Venerdì Piccianello'),
      town('Aosta: mountain town tourist cold: Saraillon Cogne Porossan Beauregard'),
      town('Siracusa: coast city tourist warm farm: Ortigia Neapolis Borgata Tiche'),
    ],
  },
  {
    id: 'gr',
    neighbours: ['ge'],
    name: 'Greece',
    region: 'Europe',
    money: { sign: '€', rate: 0.85 },
    languages: ['Greek', 'English'],
    feast: 'Easter',
    names: {
      f: list('Evangelia Despina Kalliopi Stavroula Fotini Anthi Vasiliki Chrysa Marina Zoe Ourania Polyxeni'),
      m: list('Spyros Thanasis Lefteris Manolis Yorgos Pavlos Stelios Vangelis Kyriakos Apostolos Menelaos Takis'),
      last: list(
        'Papadakis Vlachos Kazantzis Mavridis Samaras Kalogeropoulos Drakos Tsakiris Zervas Lambrou Stathis Gerakis',
      ),
      lastF: list(
        'Papadaki Vlachou Kazantzi Mavridou Samara Kalogeropoulou Drakou Tsakiri Zerva Lambrou Stathi Geraki',
      ),
    },
    towns: [
      town('Ermoupoli: coast town tourist warm port: Vaporia Vrodado Neapoli Lazareta'),
      town('Ioannina: city university mountain: Kastro Seismoplikta Kiafa Anatoli'),
      town('Kalamata: coast city farm warm port: Paralia Giannitsanika Rachi Fragolimna'),
    ],
  },
  {
    id: 'hr',
    name: 'Croatia',
    region: 'Europe',
    money: { sign: '€', rate: 0.85 },
    languages: ['Croatian', 'English'],
    feast: 'Assumption',
    names: {
      f: list('Marija Jadranka Vesna Nevenka Lucija Snježana Tihana Dubravka Mirjana Antea Zdenka Ljiljana'),
      m: list('Zvonimir Ante Dražen Tomislav Vinko Boris Krešimir Mladen Stipe Goran Šime Vedran'),
      last: list(
        'Babić Marušić Perković Šimunović Jurić Matulić Barišić Vuković Grgić Kolar Špoljar Bilić Lukšić Radman Tadić Zorić',
      ),
    },
    towns: [
      town('Šibenik: coast town tourist warm port: Dolac Varoš Šubićevac Mandalina'),
      town('Osijek: river city university farm: Tvrđa Retfala Jug Donji_Grad'),
      town('Rovinj: coast town tourist: Valbruna Borik Štanga Centener'),
    ],
  },
  {
    id: 'tr',
    name: 'Türkiye',
    region: 'Middle East',
    money: { sign: '₺', rate: 22 },
    languages: ['Turkish', 'Arabic'],
    feast: 'the sugar feast',
    names: {
      f: list('Nermin Zeynep Gülten Sevgi Feride Aysel Meltem Şule Nurhan Defne Hacer Perihan'),
      m: list('Orhan Yusuf Tuncay Selim Rıza Levent Kemal Barış Hikmet Volkan Ferhat İlyas'),
      last: list(
        'Karaca Özdemir Aksoy Taşkın Yalçın Erdoğmuş Bulut Sarı Koç Tunç Gürbüz Şahin Altıntaş Uysal Çelebi Doğru',
      ),
    },
    towns: [
      town('Ayvalık: coast town tourist warm farm: Cunda Sakarya Küçükköy Fethiye'),
      town('Eskişehir: river city university: Odunpazarı Bağlar Şirintepe Yenibağlar'),
      town('Rize: coast mountain town farm port: Portakallık Taşlıdere Engindere Reşadiye'),
    ],
  },
];

import { type Country, list, town } from './country.ts';

export const centralEurope: readonly Country[] = [
  {
    id: 'pl',
    neighbours: ['ge'],
    name: 'Poland',
    region: 'Europe',
    money: { sign: 'zł', after: true, rate: 3.2 },
    languages: ['Polish', 'Ukrainian'],
    feast: 'All Saints’ Day',
    names: {
      f: list('Halina Bożena Grażyna Jadwiga Zofia Kinga Danuta Teresa Weronika Iwona Urszula Wiesława'),
      m: list('Zbigniew Stanisław Bogdan Tadeusz Krzysztof Wojciech Mirosław Leszek Kacper Ryszard Jerzy Mateusz'),
      last: list(
        'Kamiński Zieliński Dąbrowski Jasiński Sikorski Malinowski Borkowski Witkowski Lis Mazur Gajda Wrona Sowa Pawlak Bąk Kubiak',
      ),
      lastF: list(
        'Kamińska Zielińska Dąbrowska Jasińska Sikorska Malinowska Borkowska Witkowska Lis Mazur Gajda Wrona Sowa Pawlak Bąk Kubiak',
      ),
    },
    towns: [
      town('Gdynia: coast city tourist port: Orłowo Redłowo Witomino Grabówek'),
      town('Zamość: town tourist farm: Karolówka Planty Stare_Miasto Janowice'),
      town('Zakopane: mountain town tourist cold: Olcza Kuźnice Krzeptówki Harenda'),
      town('Toruń: river city university: Bydgoskie Mokre Rubinkowo Podgórz'),
    ],
  },
  {
    id: 'cz',
    name: 'Czechia',
    region: 'Europe',
    money: { sign: 'Kč', after: true, rate: 19 },
    languages: ['Czech', 'Ukrainian'],
    feast: 'Christmas',
    names: {
      f: list('Zdeňka Blanka Jarmila Ludmila Markéta Vlasta Drahomíra Alžběta Miluše Radka Květa Libuše'),
      m: list('Bohumil Vlastimil Zdeněk Jaroslav Radim Otakar Ctirad Ladislav Vojtěch Miloš Břetislav Dalibor'),
      last: list('Novotný Doležal Kučera Havránek Beneš Zelenka Kolář Urban Vacek Šimek Pokorný Blažek'),
      lastF: list(
        'Novotná Doležalová Kučerová Havránková Benešová Zelenková Kolářová Urbanová Vacková Šimková Pokorná Blažková',
      ),
    },
    towns: [
      town('Olomouc: river city university: Hejčín Nové_Sady Lazce Řepčín'),
      town('Telč: town tourist farm: Podolí Studnice Staré_Město Štěpnice'),
      town('Liberec: mountain city cold: Ruprechtice Rochlice Vesec Kateřinky'),
    ],
  },
  {
    id: 'hu',
    name: 'Hungary',
    region: 'Europe',
    money: { sign: 'Ft', after: true, rate: 290 },
    languages: ['Hungarian', 'English'],
    feast: 'Easter',
    names: {
      f: list('Ilona Zsuzsanna Piroska Erzsébet Boglárka Etelka Réka Gyöngyi Márta Virág Kornélia Tünde'),
      m: list('Béla Gábor Imre Ferenc Zoltán Lajos Attila Tibor Miklós Endre Balázs Géza'),
      last: list(
        'Szabó Kocsis Farkas Bognár Halász Juhász Sipos Fekete Molnár Kelemen Varga Rácz Gulyás Vörös Hegedűs Pintér',
      ),
    },
    towns: [
      town('Szeged: river city university warm farm: Alsóváros Rókus Tápé Móraváros'),
      town('Eger: town tourist mountain farm: Szépasszonyvölgy Lajosváros Hajdúhegy Almár'),
      town('Pécs: city university: Tettye Uránváros Kertváros Gyárváros'),
    ],
  },
  {
    id: 'ro',
    name: 'Romania',
    region: 'Europe',
    money: { sign: 'lei', after: true, rate: 3.9 },
    languages: ['Romanian', 'English'],
    feast: 'Easter',
    names: {
      f: list('Ileana Doina Smaranda Rodica Luminița Viorica Anca Otilia Mirela Ruxandra Florica Sanda'),
      m: list('Ovidiu Sorin Vasile Traian Liviu Mihnea Horia Dumitru Costel Silviu Petru Grigore'),
      last: list(
        'Munteanu Ciobanu Dobre Stănescu Lupu Văduva Rusu Moldovan Cojocaru Enache Albu Preda Păun Botezatu Iliescu Mureșan',
      ),
    },
    towns: [
      town('Sibiu: mountain city tourist: Ștrand Lazaret Turnișor Hipodrom'),
      town('Sulina: coast river town tourist: Prospect Faleza Cardon Plajă'),
      town('Suceava: city university farm: Burdujeni Ițcani Obcini Areni'),
    ],
  },
  {
    id: 'si',
    name: 'Slovenia',
    region: 'Europe',
    money: { sign: '€', rate: 0.95 },
    languages: ['Slovene', 'English'],
    feast: 'Saint Martin’s Day',
    names: {
      f: list('Alenka Tjaša Breda Polona Majda Urška Vida Neža Darinka Špela Ksenija Jerica'),
      m: list('Matjaž Tine Rok Aleš Blaž Miha Janez Gorazd Primož Drago Žiga Franci'),
      last: list(
        'Hribar Kovačič Golob Zupan Potočnik Kranjc Mlakar Bizjak Vidmar Kos Rozman Zajc Kastelic Oblak Jerman Turk',
      ),
    },
    towns: [
      town('Piran: coast town tourist warm: Punta Fiesa Portorož Lucija'),
      town('Bovec: mountain town tourist cold: Mala_Vas Čezsoča Brdo Dvor'),
      town('Ptuj: river town farm tourist: Breg Rabelčja_Vas Ljudski_Vrt Panorama'),
    ],
  },
  {
    id: 'at',
    neighbours: ['hr', 'tr'],
    name: 'Austria',
    region: 'Europe',
    money: { sign: '€', rate: 1.08 },
    languages: ['German', 'Croatian'],
    feast: 'Advent',
    names: {
      f: list(
        'Roswitha Waltraud Leopoldine Gerlinde Marlies Notburga Hermine Elfriede Johanna Kreszenz Theres Annelie',
      ),
      m: list('Alois Leopold Gernot Korbinian Ferdinand Sepp Wolfram Lorenz Gottfried Meinhard Xaver Kilian'),
      last: list(
        'Hofstätter Pichler Unterberger Schachinger Moosbrugger Egger Stadlmann Lechner Hinterholzer Rainer Oberhauser Fürst Zangerl Kogler Wallner Feuerstein',
      ),
    },
    towns: [
      town('Dornbirn: mountain city: Hatlerdorf Oberdorf Haselstauden Rohrbach'),
      town('Steyr: river town tourist: Steyrdorf Ennsdorf Münichholz Tabor'),
      town('Lienz: mountain town tourist cold: Patriasdorf Peggetz Grafendorf Debant'),
    ],
  },
  {
    id: 'ch',
    neighbours: ['it', 'pt', 'tr'],
    name: 'Switzerland',
    region: 'Europe',
    money: { sign: 'CHF', rate: 1.6 },
    languages: ['German', 'French'],
    feast: 'the first of August',
    names: {
      f: list('Ursina Vreni Séverine Seraina Madlaina Rosmarie Corinne Ladina Trudi Mélanie Flurina Margrith'),
      m: list('Beat Reto Urs Gian Jörg Cédric Ruedi Andri Yves Köbi Flavio Ueli'),
      last: list(
        'Aebischer Zumthor Caflisch Rochat Bühlmann Gisler Perrin Hürlimann Cavegn Stucki Wyss Favre Inauen Luginbühl Zbinden Camenisch',
      ),
    },
    towns: [
      town('Chur: mountain town cold: Masans Welschdörfli Rheinquartier Haldenstein'),
      town('Biel: river city: Madretsch Bözingen Mett Vingelz'),
      town('Solothurn: river town tourist: Vorstadt Weststadt Steingruben Schöngrün'),
    ],
  },
  {
    id: 'be',
    neighbours: ['ma', 'tr', 'it'],
    name: 'Belgium',
    region: 'Europe',
    money: { sign: '€', rate: 1.08 },
    languages: ['Dutch', 'French'],
    feast: 'Saint Nicholas',
    names: {
      f: list('Griet Godelieve Lutgart Hilde Bernadette Marleen Fien Goedele Veerle Annick Renilde Lieve'),
      m: list('Dries Pieter Wim Luc Servaas Jef Bart Gilles Stijn Thijs Ward Raf'),
      last: list(
        'Vandenbroucke De_Smet Claes Lambrecht Verstraete Gielen Hermans Dewaele Coppens Desmedt Wauters Pauwels Mertens Renard Dumont Thys',
      ),
    },
    towns: [
      town('Oostende: coast city tourist port: Mariakerke Vuurtorenwijk Raversijde Opex'),
      town('Mechelen: river city: Nekkerspoel Hombeek Battel Walem'),
      town('Leuven: city university river: Heverlee Kessel-Lo Wijgmaal Wilsele'),
    ],
  },
];

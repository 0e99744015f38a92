import { type Country, list, town } from './country.ts';

export const northernEurope: readonly Country[] = [
  {
    id: 'dk',
    neighbours: ['tr', 'lb'],
    name: 'Denmark',
    region: 'Europe',
    money: { sign: 'kr', after: true, rate: 9 },
    languages: ['Danish', 'Arabic'],
    feast: 'Christmas',
    names: {
      f: list('Birthe Signe Ragnhild Karoline Lærke Dorthe Vibeke Maja Sidsel Gitte Astrid Inge'),
      m: list('Torkil Jeppe Rasmus Frode Anders Viggo Mogens Esben Kasper Niels Bjarke Holger'),
      last: list(
        'Bruun Kjærgaard Lindhardt Møller Overgaard Skov Thorup Vestergaard Juhl Friis Dahlgaard Nørgaard Winther Bech Holst Krogh',
      ),
    },
    towns: [
      town('Svendborg: coast town tourist: Tved Thurø Rantzausminde Skårup'),
      town('Aalborg: coast city university port: Vejgaard Vestbyen Hasseris Nørresundby'),
      town('Ribe: town tourist farm river: Nederdammen Tange Farup Hviding'),
    ],
  },
  {
    id: 'se',
    neighbours: ['tr', 'fi', 'eg'],
    name: 'Sweden',
    region: 'Europe',
    money: { sign: 'kr', after: true, rate: 12 },
    languages: ['Swedish', 'Arabic'],
    feast: 'Midsummer',
    names: {
      f: list('Gunilla Tuva Linnéa Solveig Ebba Maj-Britt Hedda Ingela Kerstin Moa Siv Ylva'),
      m: list('Göran Tage Lennart Arvid Olof Sixten Kjell Melker Ragnar Stellan Hjalmar Vidar'),
      last: list(
        'Bergström Hallberg Sundqvist Ekdahl Nyman Åkerlund Sjögren Lövgren Hedlund Wallin Norberg Ståhl Dahlström Sandell Forsman Engdahl',
      ),
    },
    towns: [
      town('Gävle: coast city cold port: Brynäs Sätra Bomhus Villastaden'),
      town('Umeå: river city university cold: Haga Teg Ålidhem Ersboda'),
      town('Visby: coast town tourist: Klinten Terra_Nova Gråbo Snäckgärd'),
    ],
  },
  {
    id: 'no',
    neighbours: ['pl', 'lk'],
    name: 'Norway',
    region: 'Europe',
    money: { sign: 'kr', after: true, rate: 13 },
    languages: ['Norwegian', 'English'],
    feast: 'Easter',
    names: {
      f: list('Åshild Turid Marit Ragna Oddny Synnøve Gyda Torill Ingvild Borghild Live Kjersti'),
      m: list('Sverre Odd Torstein Håkon Eirik Leif Arne Trygve Sindre Kåre Øystein Magnar'),
      last: list(
        'Haugland Fjeld Myklebust Rønning Tveit Aasen Strand Bakken Solheim Ulvestad Nesse Lien Kleppe Hovland Brekke Sætre',
      ),
    },
    towns: [
      town('Tromsø: coast city university cold port: Tromsdalen Kroken Kvaløya Sentrum'),
      town('Voss: mountain town tourist cold: Skulestadmo Bulken Evanger Lekve'),
      town('Kristiansund: coast town port: Innlandet Nordlandet Gomalandet Dale'),
    ],
  },
  {
    id: 'fi',
    neighbours: ['ee'],
    name: 'Finland',
    region: 'Europe',
    money: { sign: '€', rate: 1.15 },
    languages: ['Finnish', 'Swedish'],
    feast: 'Midsummer',
    names: {
      f: list('Aino Sirpa Kaisa Outi Tuulikki Marjatta Helmi Päivi Riikka Veera Elina Irmeli'),
      m: list('Pekka Jorma Eero Tapio Veikko Antti Ilmari Heikki Risto Onni Seppo Lauri'),
      last: list(
        'Korhonen Lehtonen Salonen Hakala Niemi Rautio Koskela Heikkinen Saarinen Ojala Kivelä Tuominen Laitila Vainio Ylitalo Peltola',
      ),
    },
    towns: [
      town('Oulu: coast city university cold port: Tuira Karjasilta Toppila Hollihaka'),
      town('Savonlinna: river town tourist cold: Nätki Kellarpelto Talvisalo Miekkoniemi'),
      town('Rauma: coast town tourist port: Syväraumanlahti Uotila Otanlahti Pidesluoma'),
    ],
  },
  {
    id: 'ee',
    name: 'Estonia',
    region: 'Europe',
    money: { sign: '€', rate: 0.95 },
    languages: ['Estonian', 'Russian'],
    feast: 'Midsummer',
    names: {
      f: list('Tiina Kadri Piret Maarja Liis Ülle Triin Helgi Merike Eha Reet Anneli'),
      m: list('Tõnu Jaan Margus Rein Kalle Urmas Mihkel Ants Priit Toomas Indrek Hillar'),
      last: list('Tamm Saar Kask Rebane Mägi Kukk Ilves Oja Raudsepp Lepik Vaher Põder Kuusk Sepp Kivi Toome'),
    },
    towns: [
      town('Tartu: river city university: Supilinn Karlova Annelinn Tähtvere'),
      town('Haapsalu: coast town tourist: Paralepa Männiku Holmi Uuemõisa'),
      town('Viljandi: town farm tourist: Kantreküla Paalalinn Peetrimõisa Uueveski'),
    ],
  },
  {
    id: 'lv',
    name: 'Latvia',
    region: 'Europe',
    money: { sign: '€', rate: 0.9 },
    languages: ['Latvian', 'Russian'],
    feast: 'Midsummer',
    names: {
      f: list('Inese Dace Baiba Ilze Zane Aija Māra Sandra Velta Ieva Līga Gunta'),
      m: list('Jānis Andris Valdis Aivars Guntis Raitis Normunds Uldis Edgars Imants Kaspars Modris'),
      last: list('Bērziņš Kalniņš Ozoliņš Liepiņš Krūmiņš Balodis Eglītis Zariņš Vītols Apsītis Lācis Grīnbergs'),
      lastF: list('Bērziņa Kalniņa Ozoliņa Liepiņa Krūmiņa Balode Eglīte Zariņa Vītola Apsīte Lāce Grīnberga'),
    },
    towns: [
      town('Liepāja: coast city port: Karosta Jaunliepāja Vecliepāja Ezerkrasts'),
      town('Cēsis: river town tourist: Cīrulīši Lejasciems Vecpilsēta Rūja'),
      town('Kuldīga: river town tourist farm: Pārventa Putnudārzs Mucenieki Vecpilsēta'),
    ],
  },
  {
    id: 'lt',
    name: 'Lithuania',
    region: 'Europe',
    money: { sign: '€', rate: 0.9 },
    languages: ['Lithuanian', 'Polish'],
    feast: 'Easter',
    names: {
      f: list('Rūta Danutė Jolanta Aušra Giedrė Birutė Ramunė Vida Eglė Laima Nijolė Ugnė'),
      m: list('Vytautas Algirdas Mindaugas Saulius Darius Kęstutis Arūnas Rimantas Linas Jonas Gintaras Povilas'),
      last: list(
        'Kazlauskas Petrauskas Jankauskas Žukauskas Butkus Paulauskas Urbonas Navickas Mockus Balčiūnas Šimkus Gudaitis',
      ),
      lastF: list(
        'Kazlauskaitė Petrauskienė Jankauskienė Žukauskaitė Butkienė Paulauskaitė Urbonienė Navickaitė Mockutė Balčiūnienė Šimkutė Gudaitienė',
      ),
    },
    towns: [
      town('Klaipėda: coast city port: Melnragė Smiltelė Vingis Giruliai'),
      town('Kaunas: river city university: Žaliakalnis Šančiai Vilijampolė Aleksotas'),
      town('Nida: coast town tourist: Purvynė Skruzdynė Haken Preila'),
    ],
  },
]; // prettier-ignore

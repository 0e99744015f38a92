import { type Country, list, town } from './country.ts';

export const oceaniaAndLevant: readonly Country[] = [
  {
    id: 'au',
    neighbours: ['gr', 'it', 'vn', 'in'],
    name: 'Australia',
    region: 'Oceania',
    southern: true,
    money: { sign: 'A$', rate: 1.7 },
    languages: ['English', 'Mandarin'],
    feast: 'Christmas',
    names: {
      f: list('Narelle Gwenda Kylie Merle Tahlia Jacinta Lorraine Bindi Raelene Heather-May Shona Coral'),
      m: list('Darryl Mick Lachlan Wayne Trevor Jarrah Barry Kelvin Brodie Ross Clyde Neil'),
      last: list(
        'Fitzgibbon Trethewey Burnum Hollingworth Maddigan Schultz Tranter Cattermole Ferrari Doyle Mulcahy Ngarra Pascoe Bellchambers Vella Rowland',
      ),
    },
    towns: [
      town('Fremantle: coast city tourist warm port: Beaconsfield Palmyra White_Gum_Valley South_Beach'),
      town('Mildura: river town farm warm: Nichols_Point Irymple Merbein Red_Cliffs'),
      town('Launceston: river city university: Invermay Trevallyn Newstead Ravenswood'),
    ],
  },
  {
    id: 'nz',
    neighbours: ['in', 'fj'],
    name: 'New Zealand',
    region: 'Oceania',
    southern: true,
    money: { sign: 'NZ$', rate: 1.8 },
    languages: ['English', 'Māori'],
    feast: 'Matariki',
    names: {
      f: list('Hinemoa Raewyn Aroha Jillian Mereana Colleen Ngaire Wairata Glenys Kiri Annette Tui'),
      m: list('Tamati Ruru Murray Wiremu Hamish Rangi Graeme Hēmi Dougal Piripi Selwyn Matiu'),
      last: list(
        'Parata Henare Mackay Tawhai Whaanga Rutherford Ngata Pōmare Cosgrove Tautari Guthrie Moeke Sutherland Karaka Buick Hapeta',
      ),
    },
    towns: [
      town('Nelson: coast city tourist farm port: Tāhunanui Stoke Maitai The_Wood'),
      town('Oamaru: coast town tourist farm: Weston Holmes_Hill Casa_Nova Awamoa'),
      town('Whanganui: river city: Castlecliff Durie_Hill Aramoho Gonville'),
      town('Wānaka: mountain town tourist cold: Albert_Town Hāwea Bremner_Bay Luggate'),
    ],
  },
  {
    id: 'jo',
    name: 'Jordan',
    region: 'Middle East',
    money: { sign: 'JD', rate: 0.85 },
    languages: ['Arabic', 'English'],
    feast: 'Ramadan',
    names: {
      f: list('Sawsan Haneen Muna Abeer Tahani Reem Nawal Suhair Dima Maysoon Lubna Ibtisam'),
      m: list('Zaid Mazen Fawaz Nidal Khaldoun Anas Issa Marwan Bashar Qais Suleiman Jiries'),
      last: list(
        'Al-Zoubi Haddadin Tarawneh Khasawneh Majali Qandil Smadi Sweiss Obeidat Rawashdeh Najjar Hijazi Madanat Bataineh Shami Abu-Rumman',
      ),
    },
    towns: [
      town('Irbid: city university farm: Al-Husn Hakama Aydoun Al-Barha'),
      town('Madaba: town tourist farm: Hanina Al-Khattabiya Jreineh Faisaliyah'),
      town('Aqaba: coast city tourist warm port: Shallalah Al-Mahdood Rimal Wadi_Yutum'),
      town('Ajloun: mountain town farm tourist: Anjara Ein_Janna Ishtafina Kufranja'),
    ],
  },
  {
    id: 'lb',
    name: 'Lebanon',
    region: 'Middle East',
    money: { sign: 'US$', rate: 0.9 },
    languages: ['Arabic', 'French'],
    feast: 'the summer return',
    names: {
      f: list('Rima Nayla Souad Joumana Georgette Hiba Lamia Carole Wissal Nadine Samar Ghina'),
      m: list('Fadi Elias Wissam Ghassan Antoine Rabih Imad Charbel Walid Samir Habib Nabil'),
      last: list(
        'Khalil Abou-Jaoude Sfeir Mikati Rahal Karam Daher Nassar Chidiac Hobeika Tabbara Makarem Saab Bitar Zgheib Fakhoury',
      ),
    },
    towns: [
      town('Batroun: coast town tourist warm farm: Kfar_Abida Bahsa Makaad Old_Souk'),
      town('Zahlé: river mountain city farm: Berdawni Hosh_el-Omara Maalaka Rassieh'),
      town('Saida: coast city port: Haret_Saida Bostan_el-Kabir Dekerman Villat'),
    ],
  },
  {
    id: 'fj',
    neighbours: ['in'],
    name: 'Fiji',
    region: 'Oceania',
    southern: true,
    money: { sign: 'FJ$', rate: 1.9 },
    languages: ['English', 'Hindi'],
    feast: 'Christmas',
    names: {
      f: list('Litia Mereseini Sereana Vani Adi Kesaia Shobna Losalini Ulamila Roshni Salanieta Ana-Lisa'),
      m: list('Ratu Jone Epeli Vijay Sakiusa Ravindra Apisai Mosese Satish Waisake Kelepi Rajesh'),
      last: list(
        'Tuivaga Nailatikau Prasad Waqa Raiwalui Lal Koroi Sami Vakatale Sharan Bainivalu Rokotuiloma Chand Naqica Delai Kumaran',
      ),
    },
    towns: [
      town('Levuka: coast town tourist warm: Vagadaci Baba Nasinu Tokou'),
      town('Sigatoka: river coast town tourist farm warm: Olosara Yavulo Laselase Korotogo'),
      town('Labasa: river town farm warm: Naseakula Vulovi Siberia Nasea'),
    ],
  },
];

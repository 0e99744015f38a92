import { type Country, list, town } from './country.ts';

export const africa: readonly Country[] = [
  {
    id: 'ke',
    name: 'Kenya',
    region: 'Africa',
    southern: true,
    money: { sign: 'KSh', rate: 55 },
    languages: ['English', 'Swahili'],
    feast: 'the December holidays',
    names: {
      f: list('Wanjiru Achieng Nyokabi Akinyi Chebet Makena Wambui Nafula Mwende Halima Jebet Atieno'),
      m: list('Kiprono Mwangi Odhiambo Kamau Baraka Juma Kiplagat Mutua Wafula Otieno Njoroge Salim'),
      last: list(
        'Cheruiyot Ndung’u Omondi Barasa Mutiso Kariuki Wekesa Abdalla Rotich Onyango Kimani Muli Shikuku Lagat Gathoni Ouma',
      ),
    },
    towns: [
      town('Kisumu: coast river city warm farm: Milimani Nyalenda Dunga Kondele'),
      town('Nakuru: city farm: Lanet Section_58 Bahati Njoro'),
      town('Malindi: coast town tourist warm: Shela Casuarina Maweni Watamu'),
      town('Eldoret: city university farm mountain: Langas Kapsoya Elgon_View Huruma'),
    ],
  },
  {
    id: 'gh',
    name: 'Ghana',
    region: 'Africa',
    money: { sign: 'GH₵', rate: 6.5 },
    languages: ['English', 'Twi'],
    feast: 'Easter',
    names: {
      f: list('Akosua Efua Adwoa Esi Abena Mawusi Dzifa Yaa Naa Serwaa Araba Enyonam'),
      m: list('Kofi Yaw Kojo Ebo Selorm Nii Kwesi Edem Fiifi Elikem Ato Kwabla'),
      last: list(
        'Boateng Asante Agyeman Quaye Amoah Tetteh Addo Ansah Baidoo Sarpong Dzokoto Acquah Ofori Lartey Gyasi Opoku',
      ),
    },
    towns: [
      town('Cape_Coast: coast city tourist university warm: Bakaano Abura Kotokuraba Ola'),
      town('Kumasi: city warm: Bantama Asafo Adum Suame'),
      town('Ho: town farm mountain warm: Bankoe Ahoe Dome Heve'),
    ],
  },
  {
    id: 'ng',
    name: 'Nigeria',
    region: 'Africa',
    money: { sign: '₦', rate: 620 },
    languages: ['English', 'Pidgin'],
    feast: 'Christmas',
    names: {
      f: list('Folake Ngozi Titilayo Ifeoma Bukola Uche Aisatu Ronke Nkechi Yewande Ebele Hauwa'),
      m: list('Babatunde Chidi Segun Obinna Gbenga Musa Emeka Kunle Ikenna Rotimi Sani Tobenna'),
      last: list(
        'Adebayo Eze Ogunleye Nwosu Bello Akinola Obi Fashola Umeh Danjuma Oyelaran Anyanwu Balogun Ekwueme Lawal Idowu',
      ),
    },
    towns: [
      town('Ibadan: city university warm: Bodija Mokola Ring_Road Agbowo'),
      town('Calabar: coast river city tourist warm port: Marian Ekpo_Abasi Henshaw_Town Diamond_Hill'),
      town('Jos: mountain city farm: Rayfield Anglo_Jos Bukuru Tudun_Wada'),
    ],
  },
  {
    id: 'sn',
    name: 'Senegal',
    region: 'Africa',
    money: { sign: 'francs', after: true, rate: 340 },
    languages: ['French', 'Wolof'],
    feast: 'Tabaski',
    names: {
      f: list('Fatou Ndeye Coumba Rokhaya Astou Khady Dieynaba Maimouna Sokhna Bineta Yacine Penda'),
      m: list('Cheikh Abdoulaye Moussa Babacar El-Hadji Pape Lamine Souleymane Aliou Demba Idrissa Samba'),
      last: list('Diop Sarr Mbaye Gueye Fall Diouf Sow Faye Thiam Niang Camara Badji Sané Wade Kane Ly'),
    },
    towns: [
      town('Saint-Louis: coast river city tourist warm university: Guet_Ndar Sor Ndioloffène Bango'),
      town('Ziguinchor: river city farm warm: Boucotte Lyndiane Santhiaba Kandialang'),
      town('Mbour: coast town tourist warm: Tefess Mbour_Sérère Saly Grand_Mbour'),
    ],
  },
  {
    id: 'ma',
    name: 'Morocco',
    region: 'Africa',
    money: { sign: 'dirhams', after: true, rate: 7 },
    languages: ['Arabic', 'French'],
    feast: 'Eid',
    names: {
      f: list('Khadija Zineb Naoual Hanane Latifa Ghizlane Rkia Siham Btissam Malika Ilham Fadma'),
      m: list('Brahim Hicham Lahcen Driss Abdelkader Said Noureddine Mustapha Othmane Hassan Ayoub Larbi'),
      last: list(
        'Benjelloun Tazi Amrani Ouazzani Chraibi Lahlou Berrada Idrissi Naciri Ait-Ali Belhaj Sefrioui Rami Oukacha Filali Boussaid',
      ),
    },
    towns: [
      town('Essaouira: coast town tourist warm: Mellah Diabat Ghazoua Lotissements'),
      town('Chefchaouen: mountain town tourist farm: Souika Rif_Al_Andalus Ain_Haouzi Kharrazine'),
      town('Meknès: city farm university warm: Hamria Bassatine Sbata Zitoune'),
    ],
  },
  {
    id: 'eg',
    name: 'Egypt',
    region: 'Middle East',
    money: { sign: 'E£', rate: 24 },
    languages: ['Arabic', 'English'],
    feast: 'Ramadan',
    names: {
      f: list('Nagwa Hoda Dalia Ragaa Samah Ghada Nevine Sanaa Wafaa Mervat Azza Injy'),
      m: list('Tarek Sherif Hossam Gamal Ashraf Mina Adel Ramy Hany Medhat Ihab Bishoy'),
      last: list(
        'El-Sharkawy Mansour Shenouda Abdel-Rahman Farag Zaki Ghobrial Selim Halim Soliman Metwally Fahmy Badawi Naguib Rizk Tawfik',
      ),
    },
    towns: [
      town('Port_Said: coast city warm port: Al-Arab Al-Manakh Port_Fouad Al-Zohour'),
      town('Aswan: river city tourist warm: Al-Tabya Sahary Gharb_Soheil Nasreya'),
      town('Mansoura: river city university farm warm: Toriel Gedila Mit_Hadr Talkha'),
    ],
  },
  {
    id: 'tz',
    name: 'Tanzania',
    region: 'Africa',
    southern: true,
    money: { sign: 'TSh', rate: 1050 },
    languages: ['Swahili', 'English'],
    feast: 'Eid',
    names: {
      f: list('Neema Rehema Zawadi Upendo Mwanaidi Tatu Saida Furaha Asha Anastazia Pendo Mwajuma'),
      m: list('Hamisi Shabani Rashidi Goodluck Emmanuel Mashaka Juma Ramadhani Bahati Elibariki Abeid Simba'),
      last: list(
        'Mushi Massawe Kimaro Mwakyusa Shayo Lyimo Mgaya Mbwana Komba Swai Maro Mtui Haule Makame Mollel Chacha',
      ),
    },
    towns: [
      town('Moshi: mountain town tourist farm: Shanty_Town Majengo Kiboriloni Rau'),
      town('Tanga: coast city warm port: Ngamiani Chumbageni Raskazone Usagara'),
      town('Mwanza: coast city warm: Kirumba Capri_Point Igoma Nyegezi'),
    ],
  },
  {
    id: 'za',
    neighbours: ['in'],
    name: 'South Africa',
    region: 'Africa',
    southern: true,
    money: { sign: 'R', rate: 12 },
    languages: ['English', 'Afrikaans'],
    feast: 'the December holidays',
    names: {
      f: list('Nomvula Thandeka Annelize Lindiwe Busisiwe Marietjie Zanele Ayanda Charmaine Nokuthula Elmarie Refilwe'),
      m: list('Sipho Themba Pieter-Jan Bongani Kagiso Riaan Lungile Deon Mandla Andile Gert Tshepo'),
      last: list(
        'Dlamini Khumalo Botha Mokoena Naidoo Jacobs Mahlangu Swart Ngcobo Moodley Adams Steyn Mthembu Fortuin Zulu September',
      ),
    },
    towns: [
      town('Makhanda: town university farm: Fingo Sunnyside Joza Hill_60'),
      town('Knysna: coast town tourist: Hornlee Leisure_Isle Belvidere Khayalethu'),
      town('Bloemfontein: city university farm: Bochabela Westdene Heidedal Willows'),
    ],
  },
  {
    id: 'et',
    name: 'Ethiopia',
    region: 'Africa',
    money: { sign: 'birr', after: true, rate: 45 },
    languages: ['Amharic', 'Oromo'],
    feast: 'Timkat',
    names: {
      f: list('Tigist Almaz Selamawit Hirut Bethlehem Mulu Aster Genet Rahel Yodit Meseret Etenesh'),
      m: list('Dawit Getachew Bekele Solomon Yared Tesfaye Abebe Girma Mulugeta Biruk Kebede Fikru'),
      last: list(
        'Tadesse Worku Alemu Haile Mekonnen Desta Gebre Assefa Wolde Tsegaye Lemma Negash Demissie Zewde Ayele Belay',
      ),
    },
    towns: [
      town('Bahir_Dar: coast river city university: Belay_Zeleke Tana Gish_Abay Shum_Abo'),
      town('Harar: mountain city tourist: Jugol Shenkor Aboker Hakim'),
      town('Jimma: city farm university: Hermata Bosa Ginjo Mentina'),
    ],
  },
];

import { type Country, list, town } from './country.ts';

export const elsewhere: readonly Country[] = [
  {
    id: 'ke',
    name: 'Kenya',
    region: 'Africa',
    southern: true,
    money: { sign: 'KSh ', rate: 55 },
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
      town('Kisumu: river city warm farm: Milimani Nyalenda Dunga Kondele'),
      town('Nakuru: city farm: Lanet Section_58 Bahati Njoro'),
      town('Malindi: coast town tourist warm: Shela Casuarina Maweni Watamu'),
      town('Eldoret: city university farm mountain: Langas Kapsoya Elgon_View Huruma'),
    ],
  },
  {
    id: 'in',
    name: 'India',
    region: 'Asia',
    money: { sign: '₹', rate: 32 },
    languages: ['Hindi', 'English'],
    feast: 'Diwali',
    names: {
      f: list('Kavitha Ananya Meenakshi Shalini Bhavna Revathi Sudha Zeenat Padma Ketaki Lakshmi Rukmini'),
      m: list('Prakash Vikram Harish Aniket Murugan Devendra Iqbal Sandeep Govind Bhaskar Raghav Suresh'),
      last: list(
        'Deshpande Iyer Kulkarni Nambiar Bhattacharya Solanki Naidu Qureshi Joglekar Pillai Shenoy Thakur Gokhale Rao Mhatre Venkatesan',
      ),
    },
    towns: [
      town('Mysuru: city tourist university warm: Saraswathipuram Jayalakshmipuram Kuvempunagar Lashkar_Mohalla'),
      town('Kochi: coast city tourist warm: Mattancherry Kaloor Vypin Panampilly_Nagar'),
      town('Nashik: river city farm warm: Panchavati Gangapur_Road Deolali Satpur'),
      town('Shillong: mountain town university: Laitumkhrah Mawlai Police_Bazar Nongthymmai'),
    ],
  },
  {
    id: 'jp',
    name: 'Japan',
    region: 'Asia',
    money: { sign: '¥', rate: 140 },
    languages: ['Japanese', 'English'],
    feast: 'New Year',
    names: {
      f: list('Chihiro Natsuko Ayaka Mitsuko Haruka Sachiko Tomoe Kanae Misaki Yuriko Wakana Shizue'),
      m: list('Takeshi Kazuo Daichi Shinji Ryota Hideki Masaru Isamu Toru Kenta Osamu Yuto'),
      last: list(
        'Hoshino Kuramoto Nagase Shibata Tachibana Morioka Iwasaki Uchida Kitano Hamaguchi Ozawa Minami Fukuhara Arai Sugimoto Matsuo',
      ),
    },
    towns: [
      town('Onomichi: coast town tourist: Tsuchido Mukaishima Kubo Saigo'),
      town('Matsumoto: mountain city tourist cold: Nakamachi Asama Shimauchi Hongo'),
      town('Otaru: coast town tourist cold: Ironai Sakaimachi Midori Zenibako'),
      town('Kanazawa: coast city university: Katamachi Kazuemachi Izumi Kodatsuno'),
    ],
  },
  {
    id: 'mx',
    name: 'Mexico',
    region: 'Americas',
    money: { sign: 'MX$', rate: 14 },
    languages: ['Spanish', 'English'],
    feast: 'Día de Muertos',
    names: {
      f: list('Itzel Graciela Xóchitl Lourdes Citlali Rocío Yolanda Perla Marisol Guadalupe Nayeli Teresa'),
      m: list('Rogelio Efraín Cuauhtémoc Gerardo Saúl Leobardo Octavio Heriberto Emiliano Raúl Joaquín Abel'),
      last: list(
        'Barragán Cienfuegos Maldonado Tzul Ocampo Villaseñor Zepeda Arriaga Huerta Pacheco Lozano Tlapa Cárdenas Bautista Olvera Montaño',
      ),
    },
    towns: [
      town('Oaxaca: city tourist warm mountain: Jalatlaco Xochimilco Reforma Cinco_Señores'),
      town('Guanajuato: mountain city tourist university: Marfil Pastita San_Javier Noria_Alta'),
      town('Mérida: city tourist warm university: Itzimná Santiago Chuburná San_Sebastián'),
      town('Ensenada: coast city tourist farm: El_Sauzal Maneadero Valle_Dorado Bahía'),
    ],
  },
  {
    id: 'us',
    name: 'United States',
    region: 'Americas',
    money: { sign: '$', rate: 1.25 },
    languages: ['English', 'Spanish'],
    feast: 'Thanksgiving',
    names: {
      f: list('Loretta Darlene Camille Bethany Josefina Rosalie Tanya Winona Adele Marcy Yvette Harriet'),
      m: list('Wendell Curtis Emmett Dwight Ramón Terrence Lyle Percy Hollis Ernesto Roy Desmond'),
      last: list(
        'Kowalczyk Thibodeaux Lindqvist Beaumont Yazzie Gutierrez Whitfield Haskins Nakai Broussard Ostrowski Pruitt Delacroix Ruiz Sandoval Eastman',
      ),
    },
    towns: [
      town('Duluth: coast city university cold: Lakeside Lincoln_Park Chester_Park Morgan_Park'),
      town('Lafayette: river city farm warm: Freetown Saint_Streets Broadmoor Milton'),
      town('Santa_Fe: mountain city tourist: Agua_Fría Railyard Casa_Solana Tesuque'),
      town('Astoria: coast river town tourist: Uniontown Alderbrook Uppertown Miles_Crossing'),
    ],
  },
];

import { type Country, list, town } from './country.ts';

export const asia: readonly Country[] = [
  {
    id: 'in',
    name: 'India',
    region: 'Asia',
    money: { sign: '₹', rate: 32 },
    languages: ['English', 'Hindi'],
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
      town('Kochi: coast city tourist warm port: Mattancherry Kaloor Vypin Panampilly_Nagar'),
      town('Nashik: river city farm warm: Panchavati Gangapur_Road Deolali Satpur'),
      town('Shillong: mountain town university: Laitumkhrah Mawlai Police_Bazar Nongthymmai'),
    ],
  },
  {
    id: 'lk',
    name: 'Sri Lanka',
    region: 'Asia',
    money: { sign: 'Rs', rate: 130 },
    languages: ['Sinhala', 'Tamil'],
    feast: 'New Year in April',
    names: {
      f: list('Nilmini Kumari Thilini Sivakami Dulani Chandrika Malkanthi Yalini Ruvini Shanthini Hasini Pushpa'),
      m: list('Nuwan Chaminda Ruwan Selvan Dinesh Asela Thushara Kugan Lasantha Roshan Nihal Pradeep'),
      last: list(
        'Wickramasinghe Fernando Jayawardena Perera Kandiah Gunasekara Ratnayake Selvaratnam Dissanayake Herath Amarasinghe Sivalingam Bandara Abeysekera Nadarajah Senanayake',
      ),
    },
    towns: [
      town('Galle: coast town tourist warm port: Fort Dadalla Karapitiya Magalle'),
      town('Kandy: mountain city tourist university: Katukele Asgiriya Mulgampola Ampitiya'),
      town('Jaffna: coast city warm farm: Nallur Gurunagar Chundikuli Kokuvil'),
    ],
  },
  {
    id: 'np',
    name: 'Nepal',
    region: 'Asia',
    money: { sign: 'Rs.', rate: 48 },
    languages: ['Nepali', 'Newari'],
    feast: 'Dashain',
    names: {
      f: list('Sabina Laxmi Sunita Pasang Bishnu Maya-Devi Sarita Dolma Kopila Anju Rupa Sangita'),
      m: list('Bishal Tenzing Hari Suraj Dipak Pemba Nabin Rajan Lakpa Keshav Umesh Bikram'),
      last: list(
        'Gurung Shrestha Tamang Adhikari Sherpa Thapa Maharjan Rai Poudel Lama Bhandari Magar Karki Dangol Chhetri Khadka',
      ),
    },
    towns: [
      town('Pokhara: mountain city tourist: Lakeside Bagar Mahendrapul Birauta'),
      town('Bhaktapur: city tourist farm: Taumadhi Suryabinayak Byasi Dattatreya'),
      town('Ilam: mountain town farm: Singhaphatak Barbote Chureghanti Bhanupath'),
    ],
  },
  {
    id: 'th',
    name: 'Thailand',
    region: 'Asia',
    money: { sign: '฿', rate: 22 },
    languages: ['Thai', 'English'],
    feast: 'Songkran',
    names: {
      f: list('Siriporn Malee Kanya Pimchanok Ratana Supaporn Duangjai Nittaya Ploy Wassana Chutima Orawan'),
      m: list('Somchai Anan Prasert Kittipong Surasak Wichai Thanawat Niran Chaiwat Pongsak Arthit Manop'),
      last: list(
        'Saetang Boonmee Chaiyasit Rattanakul Phromma Suwannarat Wongsa Thongchai Srisuk Kaewmanee Jantarat Intharat Sukjai Petcharat Nilwong Yodrak',
      ),
    },
    towns: [
      town('Chiang_Rai: mountain city tourist farm: Rob_Wiang San_Sai Ban_Du Rim_Kok'),
      town('Trang: coast city warm farm: Thap_Thiang Khuan_Pring Bang_Rak Na_Ta_Luang'),
      town('Ayutthaya: river city tourist warm: Hua_Ro Pratu_Chai Ban_Ko Tha_Wasukri'),
    ],
  },
  {
    id: 'vn',
    name: 'Vietnam',
    region: 'Asia',
    money: { sign: '₫', after: true, rate: 11000 },
    languages: ['Vietnamese', 'English'],
    feast: 'Tết',
    names: {
      f: list('Hạnh Thảo Ngọc Bích Thu Quỳnh Diệu Trâm Hồng Oanh Khánh Yến'),
      m: list('Dũng Khải Tuấn Phúc Bảo Hưng Quân Thịnh Vinh Long Nhật Sơn'),
      last: list('Trần Phạm Đặng Bùi Đỗ Hồ Ngô Dương Lý Võ Huỳnh Đinh Mai Tô Cao Lương'),
    },
    towns: [
      town('Huế: river city tourist university warm: Kim_Long Vỹ_Dạ Thuận_Hòa An_Cựu'),
      town('Cần_Thơ: river city farm warm: Ninh_Kiều Cái_Răng Bình_Thủy Ô_Môn'),
      town('Đà_Lạt: mountain city tourist farm university: Xuân_Hương Cam_Ly Thái_Phiên Trại_Mát'),
      town('Quy_Nhơn: coast city warm port: Ghềnh_Ráng Hải_Cảng Nhơn_Bình Trần_Phú'),
    ],
  },
  {
    id: 'id',
    name: 'Indonesia',
    region: 'Asia',
    southern: true,
    money: { sign: 'Rp', rate: 7500 },
    languages: ['Indonesian', 'Javanese'],
    feast: 'Lebaran',
    names: {
      f: list('Dewi Sulastri Ratih Wulan Endang Ayu Nurul Retno Kartini Sekar Ningsih Melati'),
      m: list('Bambang Agus Slamet Wayan Joko Hendra Made Dimas Tri Ketut Yanto Eko'),
      last: list(
        'Wibowo Santoso Nasution Suryadi Siregar Kusuma Hutapea Prasetyo Sinaga Wijaya Suarjana Lubis Permana Handoko Simanjuntak Putra',
      ),
    },
    towns: [
      town('Yogyakarta: city tourist university warm: Kotagede Prawirotaman Jetis Umbulharjo'),
      town('Malang: mountain city university farm: Klojen Blimbing Kayutangan Sukun'),
      town('Makassar: coast city warm port: Paotere Tamalate Losari Panakkukang'),
    ],
  },
  {
    id: 'ph',
    name: 'Philippines',
    region: 'Asia',
    money: { sign: '₱', rate: 30 },
    languages: ['English', 'Filipino'],
    feast: 'Christmas',
    names: {
      f: list('Luzviminda Corazon Marites Rosario Jasmin Imelda Ligaya Analyn Consuelo Divina Maricel Tala'),
      m: list('Rodel Ernesto Jun-Jun Danilo Rommel Isagani Benjie Crisanto Arnel Bayani Nestor Reynaldo'),
      last: list(
        'Magsaysay Dimaculangan Salonga Evangelista Manalo Villanueva Pangilinan Macaraeg Tolentino Batungbakal Lacson Abad Catacutan Soriano Buenaventura Dalisay',
      ),
    },
    towns: [
      town('Iloilo: coast river city warm university port: Jaro Molo Arevalo La_Paz'),
      town('Baguio: mountain city tourist university: Aurora_Hill Trancoville Burnham Irisan'),
      town('Dumaguete: coast town tourist university warm port: Bantayan Piapi Calindagan Daro'),
    ],
  },
  {
    id: 'my',
    neighbours: ['in'],
    name: 'Malaysia',
    region: 'Asia',
    money: { sign: 'RM', rate: 3.1 },
    languages: ['Malay', 'English'],
    feast: 'Hari Raya',
    names: {
      f: list('Norhayati Siti Rosnah Mei-Fong Thenmozhi Zaleha Hui-Ying Aminah Letchumi Faridah Swee-Lan Azlina'),
      m: list('Azman Hafiz Kok-Leong Muthu Zulkifli Rosli Chee-Seng Faizal Rajendran Ismail Boon-Hock Khairul'),
      last: list(
        'Abdullah Lim Subramaniam Ibrahim Yeoh Hamid Krishnan Ooi Othman Seow Jaafar Munusamy Khoo Ramli Cheah Yusof',
      ),
    },
    towns: [
      town('Ipoh: mountain city tourist: Kampung_Simee Pasir_Pinji Canning Menglembu'),
      town('Kuching: river city tourist: Satok Padungan Petra_Jaya Tabuan'),
      town('Kuala_Terengganu: coast city warm: Losong Chendering Batu_Buruk Ladang'),
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
      town('Otaru: coast town tourist cold port: Ironai Sakaimachi Midori Zenibako'),
      town('Kanazawa: coast city university: Katamachi Kazuemachi Izumi Kodatsuno'),
    ],
  },
  {
    id: 'kr',
    name: 'South Korea',
    region: 'Asia',
    money: { sign: '₩', rate: 1350 },
    languages: ['Korean', 'English'],
    feast: 'Chuseok',
    names: {
      f: list('Eun-ji Soo-yeon Mi-kyung Ha-neul Young-sook Da-hye Kyung-hee Na-rae Bo-ram Jung-ah Hye-jin Sun-mi'),
      m: list(
        'Dong-hyun Sang-woo Jae-ho Byung-chul Tae-yang Min-jun Yong-sik In-su Kwang-ho Sung-min Do-yoon Chul-soo',
      ),
      last: list('Seo Kwon Hwang Ahn Song Yoo Jeon Hong Ko Moon Yang Bae Baek Heo Nam Shim'),
    },
    towns: [
      town('Jeonju: city tourist university: Gyodong Deokjin Samcheon Songcheon'),
      town('Gangneung: coast mountain city tourist cold port: Anmok Gyo-dong Jumunjin Chodang'),
      town('Tongyeong: coast town tourist: Dongpirang Mijido Donam Seoho'),
    ],
  },
  {
    id: 'tw',
    name: 'Taiwan',
    region: 'Asia',
    money: { sign: 'NT$', rate: 24 },
    languages: ['Mandarin', 'Taiwanese'],
    feast: 'Lunar New Year',
    names: {
      f: list('Shu-fen Ya-ting Hsiu-mei Yi-chun Pei-shan Mei-hua Chia-ling Wan-ju Li-hua Yu-hsuan Su-chen Ching-yi'),
      m: list(
        'Chih-ming Kuan-yu Wen-hsiung Po-han Chun-hao Ming-te Yung-fu Cheng-en Jun-wei Shih-kai Kuo-hua Tsung-han',
      ),
      last: list('Hsu Tsai Chuang Liao Hsieh Kuo Chiu Tseng Su Yeh Lai Hung Chou Fang Pan Shih'),
    },
    towns: [
      town('Tainan: city tourist university warm: Anping Shennong Dongning Yujing'),
      town('Hualien: coast mountain city tourist port: Meilun Guolian Ji’an Beibin'),
      town('Lukang: coast town tourist farm: Yongan Shunxing Dingfan Datu'),
    ],
  },
  {
    id: 'ge',
    name: 'Georgia',
    region: 'Asia',
    money: { sign: '₾', rate: 2.1 },
    languages: ['Georgian', 'Armenian'],
    feast: 'Easter',
    names: {
      f: list('Nino Ketevan Manana Eka Nana Tamuna Lia Dali Maka Khatuna Natela Salome'),
      m: list('Zurab Levan Gela Otar Vakhtang Irakli Tengiz Nodar Beso Malkhaz Giorgi Shota'),
      last: list(
        'Beridze Kapanadze Lomidze Gelashvili Maisuradze Tsiklauri Khvedelidze Mchedlishvili Javakhishvili Gogoladze Chkheidze Dolidze Kobakhidze Abashidze Nozadze Kiknadze',
      ),
    },
    towns: [
      town('Kutaisi: river city university: Balakhvani Gora Sapichkhia Avtokarkhana'),
      town('Batumi: coast city tourist warm port: Old_Boulevard Makhinjauri Tamar Bagrationi'),
      town('Telavi: mountain town farm tourist: Nadikvari Ghvtaeba Kurdgelauri Alazani'),
    ],
  },
];

import { list, type Names } from './country.ts';

/**
 * More names by country, so that people in two briefs rarely share a name. Women's surnames, where they differ,
 * follow in the same order.
 */
const names = (f: string, m: string, last: string, lastF?: string): Names => ({
  f: list(f),
  m: list(m),
  last: list(last),
  ...(lastF ? { lastF: list(lastF) } : {}),
});

export const moreNames: Readonly<Record<string, Names>> = {
  gb: names(
    'Sheila Carys Effie Morwenna Pauline Gillian Lowri Jean',
    'Alun Hamish Keith Ivor Graham Lachlan Denzil Nigel',
    'Blackwood Cardew Dunlop Eccles Gwilliam Hepburn Jowett Kitto Lambton Meredith Nettleton Oxley Polglase Roach Strachan Tindall Urquhart Varley',
  ),
  ie: names(
    'Nuala Clodagh Ethna Dervla Majella Sinéad Bridie Una',
    'Malachy Brendan Fiachra Lorcan Finbarr Seán Aidan Turlough',
    'Boland Crotty Dunphy Enright Fallon Griffin Heneghan Joyce Keaveney Loftus McGrath Nestor O’Dowd Prendergast Roche Tuohy',
  ),
  fr: names(
    'Élodie Marguerite Anaïs Josiane Lucienne Pauline Faustine Brigitte',
    'Baptiste Hervé Marcel Tanguy Jocelyn Armand Lucas Régis',
    'Allard Besson Cordier Duchesne Estève Fournier Garnier Hamelin Jourdan Kerneis Lemaître Maillard Navarre Ollivier Prigent Quéméneur Salaün Teyssier',
  ),
  nl: names(
    'Ilse Rianne Saskia Truus Fenna Marleen Yfke Corrie',
    'Sybren Lourens Pim Diederik Klaas Harm Freek Bas',
    'Aukema Bosman Cuperus Drenth Eelman Faber Groeneveld Haverkamp Jonkman Koopmans Luinstra Meijerink Nauta Olthof Pronk Reitsma Spijker Veldkamp',
  ),
  de: names(
    'Hedwig Ulrike Antje Beate Imke Lioba Marlene Roswitha',
    'Arne Dietmar Eckhard Gereon Ingo Klaas Lothar Tilman',
    'Albers Bachmann Carstens Dietze Eberhardt Fiedler Gerlach Hackbarth Isermann Jansen Kolbe Lüders Mertin Niehaus Oetken Quast Reimann Steinhoff',
  ),
  dk: names(
    'Else Kirsten Marie-Louise Nanna Pernille Rikke Ulla Tove',
    'Aksel Bent Emil Flemming Jens Laust Preben Søren',
    'Andreasen Bjerre Clausen Damgaard Enevoldsen Fogh Gregersen Hvid Iversen Jakobsen Klitgaard Lauritsen Mørch Nyborg Ravn Steffensen',
  ),
  se: names(
    'Alva Birgitta Dagny Ingrid Lovisa Marit Rut Torun',
    'Axel Bengt Evert Folke Gunnar Isak Nils Sigvard',
    'Ahlgren Blom Carlén Dufva Ekström Frisk Granath Hamrin Isberg Jonsson-Lind Kjellman Lilja Melin Nordin Östberg Palm Rask Wiklund',
  ),
  no: names(
    'Anne-Lise Brit Dagrun Eldbjørg Hege Målfrid Randi Solfrid',
    'Asbjørn Bjarne Egil Finn Gaute Ivar Ola Steinar',
    'Amundsen-Vik Berge Dahl Eide Flaten Grønli Hagen Isaksen Jørstad Kvamme Løken Moen Nygård Opdal Rød Vik',
  ),
  fi: names(
    'Anneli Eeva Hilkka Johanna Katri Leena Mirja Sari',
    'Aarne Esa Hannu Jukka Kalevi Matti Olavi Teemu',
    'Aalto Eskelinen Harju Ikonen Jokinen Karjalainen Lindroos Mattila Nurmi Ollila Partanen Rantala Sillanpää Takala Uusitalo Väisänen',
  ),
  ee: names(
    'Aino Ester Imbi Kersti Leida Maie Sirje Tiiu',
    'Aare Enn Hannes Jüri Kaarel Lembit Olev Peeter',
    'Aas Eller Hunt Järv Kallas Laane Mänd Nurk Orav Pärn Roos Sild Teder Uibo Valk Ojaste',
  ),
  lv: names(
    'Anita Daina Elga Inga Kristīne Laila Rasma Skaidrīte',
    'Agris Dainis Egils Gunārs Juris Māris Pēteris Zigmārs',
    'Ābele Bite Cīrulis Dārznieks Ezers Freimanis Gailis Jansons Kļaviņš Lapiņš Muižnieks Pētersons',
    'Ābele Bite Cīrule Dārzniece Ezere Freimane Gaile Jansone Kļaviņa Lapiņa Muižniece Pētersone',
  ),
  lt: names(
    'Audronė Dalia Genovaitė Irena Jūratė Liucija Rasa Zita',
    'Antanas Bronius Egidijus Juozas Liudas Romualdas Stasys Zenonas',
    'Adomaitis Bružas Čepas Dambrauskas Genys Kavaliauskas Lukošius Misiūnas Norkus Račkauskas Sabaliauskas Vaitkus',
    'Adomaitytė Bružienė Čepaitė Dambrauskienė Genytė Kavaliauskaitė Lukošienė Misiūnaitė Norkutė Račkauskienė Sabaliauskaitė Vaitkutė',
  ),
  es: names(
    'Dolores Encarna Genoveva Jimena Leire Pilar Sagrario Violeta',
    'Aitor Baltasar Cosme Dionisio Elías Joan Millán Urbano',
    'Arroyo Barrios Cañizares Domènech Escudero Fontán Goikoetxea Herrero Jurado Lloret Marín Noguera Olmedo Pascual Quiles Rovira Soriano Valcárcel',
  ),
  pt: names(
    'Albertina Carlota Deolinda Ermelinda Guiomar Matilde Olga Rosa',
    'Abílio Bernardo Custódio Fausto Jorge Leandro Narciso Silvino',
    'Abrantes Barroso Cordeiro Dinis Esteves Frade Guedes Henriques Infante Jardim Lacerda Meireles Novais Palma Rebelo Saraiva',
  ),
  it: names(
    'Agnese Cesira Edda Giuliana Lidia Norma Palmira Silvana',
    'Adelmo Cesare Egidio Franco Gino Loris Nazareno Silvio',
    'Amadori Bonfanti Carraro Donati Ermini Fabbri Guidi Iannuzzi Lombardo Menegatti Nardi Olivieri Pavan Quaglia Rizzi Sartori Tedeschi Venturini',
  ),
  gr: names(
    'Aspasia Dimitra Eleftheria Ioanna Katerina Maro Panagiota Sofia',
    'Andreas Christos Fotis Ilias Kostas Nikos Petros Vasilis',
    'Alexiou Bakas Christou Dimas Economou Fragos Giannakis Ioannou Karras Liakos Moraitis Nikolaou',
    'Alexiou Baka Christou Dima Economou Fragou Giannaki Ioannou Karra Liakou Moraiti Nikolaou',
  ),
  hr: names(
    'Ana-Marija Branka Đurđica Gordana Iva Katica Nada Slavica',
    'Branko Damir Frane Hrvoje Josip Luka Neven Zlatko',
    'Antunović Božić Crnković Dujmović Filipović Galić Hrgović Ivanković Kovačević Lovrić Mikulić Novosel Orešković Petrić Rukavina Vidaković',
  ),
  tr: names(
    'Ayten Birsen Emine Gönül Hülya Leyla Nilüfer Sabiha',
    'Ahmet Cengiz Erdal Fikret Halil Metin Osman Tahsin',
    'Acar Başaran Ceylan Duman Ekinci Güneş Irmak Korkmaz Mutlu Oktay Polat Selvi Tekin Ünal Varol Zengin',
  ),
  pl: names(
    'Aldona Czesława Elżbieta Hanna Irena Kazimiera Maria-Zofia Stefania',
    'Andrzej Bartosz Czesław Edward Grzegorz Ignacy Lech Zdzisław',
    'Adamczyk Bielawski Czarnecki Dudek Florek Górski Jagodziński Kaczmarek Lewandowski Michalak Nowicki Ostrowski Piątek Rutkowski Szymański Zawadzki',
    'Adamczyk Bielawska Czarnecka Dudek Florek Górska Jagodzińska Kaczmarek Lewandowska Michalak Nowicka Ostrowska Piątek Rutkowska Szymańska Zawadzka',
  ),
  cz: names(
    'Anežka Dagmar Eliška Hana Ivana Jitka Marta Věra',
    'Antonín Bořivoj Čeněk František Igor Karel Lubomír Stanislav',
    'Adamec Bartoš Dvořáček Fiala Hruška Janda Koutný Lukeš Marek Němec Růžička Sedlák',
    'Adamcová Bartošová Dvořáčková Fialová Hrušková Jandová Koutná Lukešová Marková Němcová Růžičková Sedláková',
  ),
  hu: names(
    'Ágnes Borbála Dorottya Edit Jolán Katalin Sarolta Valéria',
    'Ádám Dénes Gergely István János Kálmán Sándor Vilmos',
    'Antal Balogh Csányi Dobos Erdei Fodor Gál Hajdú Iványi Jakab Kalmár Lengyel Mészáros Németh Orosz Pásztor',
  ),
  ro: names(
    'Aurica Carmen Dorina Elvira Georgeta Maricica Niculina Zenovia',
    'Aurel Cornel Emil Gavril Ion Laurențiu Mircea Nicolae',
    'Antonescu Bălan Chirilă Dinu Filip Grosu Hanganu Ivan Jianu Lungu Manea Neagu Olaru Popovici Roșca Tudor',
  ),
  si: names(
    'Andreja Cirila Darja Helena Justina Mojca Nataša Vesna',
    'Anton Bojan Ciril Edvard Gregor Ivo Marjan Stane',
    'Ambrožič Bevk Cerar Dolinar Erjavec Furlan Grm Hočevar Jenko Kavčič Lah Medved Novljan Pirnat Rupnik Šuštar',
  ),
  at: names(
    'Adelheid Brunhilde Edeltraud Franziska Hannelore Ludovica Rosina Veronika',
    'Anton Eduard Franz Gebhard Hubert Konrad Matthäus Valentin',
    'Aigner Brandauer Dorfer Eder-Mayr Feichtinger Grabner Huemer Innerhofer Jungwirth Kofler Leitgeb Mairhofer Neuwirth Obermoser Plank Reisinger',
  ),
  ch: names(
    'Annemarie Barbla Chantal Doris Elsbeth Heidi Nadège Regula',
    'Andreas Christoph Didier Fritz Hansruedi Luzi Marc-André Sämi',
    'Amsler Bolliger Chevalley Däpp Egli Flückiger Graf Häfliger Imhof Jenni Kuster Lüthi Meyer-Frey Odermatt Piguet Rüegg',
  ),
  be: names(
    'An Chantal Elke Frieda Josée Katrien Monique Sofie',
    'Arnout Bert Cyriel Emiel Frans Guido Jozef Koen',
    'Adriaensens Baeten Cools De_Backer Engelen Franssens Goossens Huysmans Jacobs Keppens Lemmens Maes Nijs Peeters Roels Smits',
  ),
  ke: names(
    'Beatrice Cherono Fatma Gathoni Jemutai Kanini Mumbi Rukia',
    'Abdi Chege Hassan Kibet Maina Nyaga Omari Wekulo',
    'Aluoch Bett Chepkoech Gitonga Hassan Kamande Kiptoo Langat Makori Mburu Ngugi Nyambura Odongo Tanui Thuo Wanyama',
  ),
  gh: names(
    'Adzo Afua Comfort Dede Gifty Mansa Patience Sena',
    'Agbeko Baffour Dela Ekow Kobina Kwabena Mawuli Nana',
    'Adjei Afriyie Agbenyega Ampofo Awuah Bonsu Dartey Essien Fiagbe Gyamfi Kumi Nartey Obeng Owusu Quartey Yeboah',
  ),
  ng: names(
    'Amina Blessing Chioma Efe Funmilayo Ifunanya Ladi Omolara',
    'Abubakar Bola Chukwuma Dele Femi Ibrahim Jide Uzor',
    'Abiola Aluko Bassey Chukwu Dike Effiong Gwarzo Igwe Jibril Kalu Madu Nnamdi Okon Okonjo-Ude Salako Uba',
  ),
  sn: names(
    'Adja Arame Daba Fanta Mame Ndella Ramatoulaye Seynabou',
    'Alassane Bachir Djibril Gorgui Ibrahima Malick Ngor Seydou',
    'Ba Cissokho Dème Diatta Diédhiou Gning Kébé Manga Ndour Ngom Sagna Samb Seck Sène Sonko Touré',
  ),
  ma: names(
    'Aicha Bouchra Fatna Hind Karima Loubna Nezha Soukaina',
    'Abdellah Aziz Chakib Hamid Ismail Khalid Redouane Younes',
    'Alami Benkirane Bouzidi Cherkaoui Daoudi El_Fassi Guessous Hajji Jabri Kabbaj Lamrani Mansouri Nejjar Skalli Tahiri Zerouali',
  ),
  eg: names(
    'Amal Eman Heba Karima Manal Nadia Rasha Soheir',
    'Amr Emad Fouad Khaled Magdy Nader Samy Wael',
    'Abaza Amin Boulos El-Gohary Fawzy Gad Hanna Ibrahim-Saad Kamel Loutfy Mikhail Nassef Ragab Salama Tawadros Youssef',
  ),
  tz: names(
    'Amina Bahati Eliza Grace Khadija Mariam Subira Zuhura',
    'Athumani Daudi Faraji Idi Jabiri Mussa Omari Yusufu',
    'Bakari Chande Dossa Farahani Gwau Issa Kapinga Lema Mallya Mbise Mlay Ngowi Nkya Salim Temba Urassa',
  ),
  za: names(
    'Amahle Bongiwe Dineo Hester Lerato Magdalena Palesa Thembi',
    'Anele Christo Dumisani Hendrik Jabu Lwazi Pule Vusi',
    'Cele Daniels Fourie Gumede Hendricks Jantjies Kruger Lesedi Maseko Nel Ndlovu Oosthuizen Petersen Radebe Sithole Venter',
  ),
  et: names(
    'Abeba Bezawit Frehiwot Hiwot Kidist Lemlem Saba Wubit',
    'Addisu Birhanu Daniel Eshetu Henok Kassahun Lulseged Wondimu',
    'Abate Bogale Chala Debebe Eshete Feyisa Gizaw Hailu Jote Kifle Melaku Nigussie Regassa Shiferaw Teshome Yimer',
  ),
  in: names(
    'Asha Chandrika Divya Gayatri Indira Jyoti Nandini Usha',
    'Arun Balaji Chetan Dinesh Ganesh Kiran Manoj Naresh',
    'Acharya Banerjee Chavan Dutta Fernandes Gowda Hegde Jadhav Kaur Lobo Menon Nair Oommen Parekh Rathod Sawant Tripathi Upadhyay',
  ),
  lk: names(
    'Anoma Deepika Indrani Kamala Latha Nirosha Sujatha Vasuki',
    'Ajith Bandula Chathura Gamini Jagath Mahinda Sarath Upul',
    'Alwis Cooray De_Silva Edirisinghe Goonewardene Hettiarachchi Jayasuriya Kulatunga Liyanage Mendis Navaratnam Peiris Ranasinghe Samarakoon Thambiah Weerasekera',
  ),
  np: names(
    'Binita Chameli Deepa Gita Indu Kamala Nirmala Phulmaya',
    'Arjun Bhim Chandra Ganga Kamal Mohan Prem Tek',
    'Acharya Basnet Budhathoki Dahal Ghale Giri Joshi Koirala Limbu Manandhar Neupane Pandey Rijal Sapkota Subedi Tuladhar',
  ),
  th: names(
    'Amphorn Boonsri Chanida Darunee Jintana Khwan Lamai Somjit',
    'Banchong Decha Itthi Kamol Natthapong Preecha Sompong Thongdee',
    'Amornrat Bunyasiri Chanthara Duangkaew Inthasorn Kanchana Lertsin Muangsuk Namwong Phanich Ruangrit Sawasdee Thepsiri Udomsuk Wattana Yimyam',
  ),
  vn: names(
    'An Châu Dung Giang Hiền Lan Nhung Tuyết',
    'Anh Bình Cường Đức Hải Khoa Lâm Toàn',
    'Âu Bạch Chu Doãn Giáp Hà Kiều Lâm Mạc Nghiêm Phan Quách Tạ Thái Trịnh Văn',
  ),
  id: names(
    'Anisa Citra Fitri Hartini Indah Lestari Puspita Yuliana',
    'Adi Budi Danu Fajar Gede Hari Iwan Rudi',
    'Anggraini Batubara Cahyono Daulay Effendi Firmansyah Ginting Hidayat Irawan Kurniawan Manurung Nugroho Pratama Rahardjo Saputra Tarigan',
  ),
  ph: names(
    'Amihan Belen Carmelita Dolores Erlinda Fe Josefa Norma',
    'Alfredo Bernabe Dante Eduardo Felix Gregorio Mariano Virgilio',
    'Aguilar Banzon Canlas Dizon Enriquez Fajardo Gatchalian Hilario Ilagan Javier Katigbak Lacuesta Mabini-Sy Ocampo Quiambao Velasco',
  ),
  my: names(
    'Aishah Bee-Lian Chitra Fatimah Hasnah Kamariah Ming-Li Puspa',
    'Amirul Beng-Huat Daud Ganesan Harun Jamil Kah-Wai Shahrul',
    'Ahmad Balakrishnan Chong Daim Ghazali Heng Iskandar Kamaruddin Leong Mahmud Nadarajan Omar Palaniappan Razak Sivakumar Teoh',
  ),
  jp: names(
    'Akiko Emi Fumiko Hisako Junko Keiko Noriko Reiko',
    'Akira Eiji Fumio Goro Haruo Jiro Koji Naoki',
    'Aoki Baba Chiba Doi Endo Fujita Goto Hirano Ishii Kaneko Maeda Nomura Okada Sakai Takeda Yano',
  ),
  kr: names(
    'Ae-ran Eun-young Hee-sun In-ah Kyu-ri Min-seo Ok-ja Yu-jin',
    'Byung-ho Chang-min Dae-jung Gi-tae Hyun-woo Ki-hoon Seung-jae Woo-sik',
    'Byun Cha Do Eom Gil Gu Ha Jang Ji Min Noh Ok Pyo Ryu Sung Yeo',
  ),
  tw: names(
    'Chun-mei Fang-yi Hui-chuan Jui-ling Kuei-hua Mei-chu Shih-ting Yueh-o',
    'A-hui Chia-hao Fu-sheng Hung-yi Jen-chieh Li-wei Sheng-wen Tien-lai',
    'Chang Chi Chien Chu Fan Ho Hsiung Hsing Ku Lu Ma Peng Shen Tang Wei Yen',
  ),
  ge: names(
    'Eteri Guliko Irina Lali Medea Nestan Rusudan Tsisana',
    'Archil Davit Gocha Jumber Kakha Mamuka Ramaz Temur',
    'Alavidze Bolkvadze Chanturia Dvali Elizbarashvili Gabunia Iashvili Jgenti Kvaratskhelia Lortkipanidze Menabde Nakashidze Oniani Pirtskhalava Sulakvelidze Tabidze',
  ),
  us: names(
    'Arlene Bernice Coretta Delphine Guadalupe Kathleen Opal Vernell',
    'Alvin Clifford Darnell Everett Gilbert Leroy Otis Vernon',
    'Abernathy Birdsong Castellanos Duquette Engstrom Fontenot Guidry Hollowell Ibarra Janowski Kessinger Ledbetter Montoya Nygaard Oxendine Purcell Rasmussen Tsosie',
  ),
  ca: names(
    'Agathe Beryl Colette Doreen Fernande Gladys Lucille Yolande',
    'Armand Bruce Conrad Duncan Euclide Gaston Murdoch Stan',
    'Aucoin Blais Chartrand Doucet Etmanski Fraser Giesbrecht Hebert Isfeld Kowalchuk LeBlanc McLeod Noseworthy Ouellette Poitras Rempel',
  ),
  mx: names(
    'Alma Blanca Consuelo Dalia Elvira Hortensia Jacinta Socorro',
    'Adalberto Bernardino Crescencio Evaristo Fidencio Isidro Lorenzo Nicanor',
    'Alcaraz Becerra Canul Dzul Espejel Figueroa Galicia Hinojosa Ixtlilco Juárez Lucero Mendieta Noriega Orozco Palafox Robles Saucedo Ventura',
  ),
  co: names(
    'Amparo Bertilda Clemencia Edilma Flor-Alba Hermelinda Mercedes Rosalba',
    'Aníbal Benjamín Dagoberto Efrén Gilberto Isaías Leonel Ubaldo',
    'Agudelo Barona Castrillón Duque Echeverri Franco Grajales Hoyos Jaramillo Londoño Marulanda Narváez Obando Patiño Quintero Salcedo',
  ),
  pe: names(
    'Aurelia Benita Carmela Delfina Epifania Felícitas Luzmila Victoria',
    'Agripino Bonifacio Claudio Demetrio Melquiades Grimaldo Leoncio Teodoro',
    'Arone Bellido Choque Delgadillo Espinoza Farfán Gamarra Huallpa Inca Laura Machaca Nina Ochoa Palomino-Rua Quispe-Sol Surco',
  ),
  cl: names(
    'Carmen-Gloria Elizabeth Gladys Hilda Inés Marcela Olga-Luz Silvia',
    'Alejandro Claudio Domingo Fabián Guillermo Jaime Osvaldo Segundo',
    'Alarcón Bustos Curihual Donoso Epulef Fernández-Vera Garrido Huentelaf Inostroza Jara Llancapán Montecinos Neculmán Ortiz-Solar Pizarro Vidal',
  ),
  ar: names(
    'Adriana Beatriz Clelia Elba Gabriela Haydée Liliana Ramona',
    'Alberto Carlos-María Darío Eduardo Félix Gustavo Marcelo Roque',
    'Acuña Barreiro Costanzo Domínguez Escalada Fontana Galarza Herrera-Paz Iturralde Kovacs Leguizamón Medrano Nievas Olmos Pellegrino Rolón',
  ),
  uy: names(
    'Blanca-Rosa Celeste Delma Elsa Fátima Iris Margot Nibia',
    'Ariel Carlos-Julio Dardo Eduardo-Luis Héctor Jorge-Omar Néstor Waldemar',
    'Amaral Barreto Camejo Duarte Estévez Fagúndez Guerra Ibáñez Lacuesta Martirena Noble Ocampos Pereda Recoba Sanguinetti-Ros Umpiérrez',
  ),
  br: names(
    'Aparecida Benedita Cleusa Dalva Eunice Geralda Ivone Zulmira',
    'Ademir Benedito Carlito Durval Edvaldo Geraldo Ivo Severino',
    'Amorim Bittencourt Camargo Dantas Espíndola Fagundes Gusmão Holanda Ivo-Prado Junqueira Leite Macedo Novaes Pontes Rabelo Sampaio',
  ),
  jm: names(
    'Avis Carmen Dorothy Enid Gloria Joyce-Ann Myrtle Yvonne',
    'Aston Courtney Desmond-Lee Earl Garfield Linval Noel Trevor-Ray',
    'Allwood Barnett Chevannes Dacres Edwards-Rose Francis Golding Hylton Isaacs Josephs Kerr Levy Mullings Nembhard Osbourne Pusey',
  ),
  au: names(
    'Aileen Beryl Deirdre Fay Glenda Joy Maureen-Ann Patrice',
    'Alan Bruce Cliff Des Graham-Lee Kev Murray-John Terrence',
    'Abela Bannister Cawthorne Delaney Ebsworth Flanagan Gunnarsson Hickey Irvine Jarman Kilmartin Lambros Mansfield Nicolaou Onslow Pettit',
  ),
  nz: names(
    'Ataahua Beverley Doreen Erana Heeni June Makareta Wendy',
    'Alistair Bruce-Tama Colin Ewan Hōne Neville Rāwiri Warwick',
    'Aperahama Beattie Cameron-Hall Dunstan Eruera Forsyth Goodall Haami Irwin Kingi Lockhart Manihera Nepia Paewai Rangihuna Tipene',
  ),
  jo: names(
    'Amneh Basma Feryal Hala Jumana Khawla Rula Wijdan',
    'Adnan Bassem Firas Ghaith Haitham Jamil-Odeh Nayef Ra’ed',
    'Abu-Odeh Al-Masri Bani-Hani Daoud Ereifej Fakhouri Ghanem Halasa Jaber Kawar Lutfi Momani Nimri Qaqish Rifai Tall',
  ),
  lb: names(
    'Aida Claudine Diala Faten Hoda-Marie Josiane Marlène Zeina',
    'Anis Bechara Camille Fouad-Jean Hanna Joseph-Ali Mounir Tony',
    'Achkar Boustani Corm Debs Eid Frem Ghosn-Abi Hajjar Issa-Nehme Jabbour Khoury-Saad Lahoud Mansour-Tanios Nader Obeid Sabbagh',
  ),
  fj: names(
    'Asenaca Elenoa Ilisapeci Kamla Makereta Pushpa-Wati Taina Unaisi',
    'Aminiasi Dharmend Isoa Krishna Manasa Nacanieli Peni Suliasi',
    'Bola Cakau Dakuvula Gounder Khan-Buksh Ledua Maharaj Naivalu Naulu Qarase Raj Seru Sukanaivalu Tora Vosa Yalimaiwai',
  ),
};

import { type Country, list, town } from './country.ts';

export const americas: readonly Country[] = [
  {
    id: 'us',
    neighbours: ['mx', 'vn', 'ph'],
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
      town('Duluth: coast city university cold port: Lakeside Lincoln_Park Chester_Park Morgan_Park'),
      town('Lafayette: river city farm warm: Freetown Saint_Streets Broadmoor Milton'),
      town('Santa_Fe: mountain city tourist: Agua_Fría Railyard Casa_Solana Tesuque'),
      town('Astoria: coast river town tourist port: Uniontown Alderbrook Uppertown Miles_Crossing'),
    ],
  },
  {
    id: 'ca',
    neighbours: ['in', 'ph', 'tw'],
    name: 'Canada',
    region: 'Americas',
    money: { sign: 'CA$', rate: 1.5 },
    languages: ['English', 'French'],
    feast: 'Thanksgiving',
    names: {
      f: list('Maureen Geneviève Shirley Tanis Ghislaine Heather Joyce Noémie Bonnie Charlene Solange Paulette'),
      m: list('Lorne Réjean Gordie Marcel Russell Normand Angus Wade Benoît Dale Yvon Clarence'),
      last: list(
        'MacIsaac Tremblay Pelley Gagnon Cardinal Arsenault Penner Boudreau Sinclair Lavallée Hiebert Comeau Budgell Friesen Landry Bouchard',
      ),
    },
    towns: [
      town('Lunenburg: coast town tourist: Garden_Lots New_Town Blue_Rocks Mahone'),
      town('Rossland: mountain town tourist cold: Black_Bear Pinewood Happy_Valley Upper_Trail'),
      town('Brandon: river city farm university cold: Riverview Linden_Lanes Assiniboine East_End'),
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
      town('Ensenada: coast city tourist farm port: El_Sauzal Maneadero Valle_Dorado Bahía'),
    ],
  },
  {
    id: 'co',
    name: 'Colombia',
    region: 'Americas',
    money: { sign: 'COP', rate: 2200 },
    languages: ['Spanish', 'English'],
    feast: 'Easter week',
    names: {
      f: list('Yamile Blanca-Nubia Adriana Leidy Ofelia Consuelo Paola Maritza Nohora Luz-Marina Eliana Dora'),
      m: list('Hernando Jairo Wilmer Fabio Germán Álvaro Nelson Edilberto Camilo Libardo Arley Rubén'),
      last: list(
        'Restrepo Cifuentes Guzmán Palomino Uribe Cárdona Bedoya Perea Montoya Zapata Hinestroza Rincón Gaviria Mosquera Velandia Ospina',
      ),
    },
    towns: [
      town('Manizales: mountain city university farm: Chipre Milán Palermo La_Enea'),
      town('Santa_Marta: coast city tourist warm port: Taganga Pescaíto Bavaria Mamatoco'),
      town('Popayán: mountain city tourist university: La_Pamba Bolívar El_Empedrado Tomás_Cipriano'),
    ],
  },
  {
    id: 'pe',
    name: 'Peru',
    region: 'Americas',
    southern: true,
    money: { sign: 'S/', rate: 2.9 },
    languages: ['Spanish', 'Quechua'],
    feast: 'Fiestas Patrias',
    names: {
      f: list('Maruja Nélida Vilma Saturnina Rosaura Elva Sonia Hilda Yesenia Juana Flor Dionisia'),
      m: list('Wilfredo Saturnino Percy Edgar Hipólito Julio Melchor Fidel Roger Américo Eleuterio Walter'),
      last: list(
        'Huamán Condori Vilca Salazar Ccahuana Paredes Mamani Chávez Yupanqui Rojas Apaza Tapia Puma Ticona Cusi Medina',
      ),
    },
    towns: [
      town('Arequipa: mountain city tourist university: Yanahuara Cayma San_Lázaro Tingo'),
      town('Huaraz: mountain town tourist cold: Independencia Nicrupampa Soledad Huarupampa'),
      town('Ayacucho: mountain city farm: Carmen_Alto Belén Santa_Ana San_Juan'),
    ],
  },
  {
    id: 'cl',
    name: 'Chile',
    region: 'Americas',
    southern: true,
    money: { sign: 'CLP', rate: 850 },
    languages: ['Spanish', 'English'],
    feast: 'Fiestas Patrias',
    names: {
      f: list('Ximena Millaray Soledad Macarena Eliana Jacqueline Rayén Fresia Viviana Pilar Nancy Antonia'),
      m: list('Lautaro Patricio Hernán Rodrigo Nahuel Sergio Eugenio Aníbal Mauricio Gastón Luis-Alberto Juan-Pablo'),
      last: list(
        'Huenchumán Fuentealba Sepúlveda Barrientos Catrileo Oyarzún Valdebenito Cárcamo Painemal Godoy Riquelme Mancilla Lienlaf Saavedra Aguilera Bahamonde',
      ),
    },
    towns: [
      town('Valdivia: river city university: Collico Isla_Teja Las_Ánimas Niebla'),
      town('Castro: coast town tourist: Gamboa Pedro_Montt Ten-Ten Nercón'),
      town('La_Serena: coast city tourist farm: Las_Compañías Peñuelas Santa_Lucía La_Pampa'),
    ],
  },
  {
    id: 'ar',
    name: 'Argentina',
    region: 'Americas',
    southern: true,
    money: { sign: 'AR$', rate: 900 },
    languages: ['Spanish', 'English'],
    feast: 'the January holidays',
    names: {
      f: list('Mabel Norma Delia Estela Celia Azucena Rosana Griselda Noemí Malena Susana Jorgelina'),
      m: list('Horacio Osvaldo Ezequiel Norberto Aldo Facundo Rubén Néstor Leandro Ismael Tadeo Hugo'),
      last: list(
        'Bianchi Pereyra Echeverría Lombardi Ferreyra Roca Quiroga Ledesma Basualdo Marinelli Zárate Villalba Ojeda Ponce Giménez Farías',
      ),
    },
    towns: [
      town('Paraná: river city: Puerto_Viejo Bajada_Grande San_Agustín Toma_Nueva'),
      town('Bariloche: mountain coast city tourist cold: Ñireco Melipal El_Alto Las_Quintas'),
      town('Tandil: mountain town farm university: Uncas Movediza Villa_Italia Cerrito'),
    ],
  },
  {
    id: 'uy',
    name: 'Uruguay',
    region: 'Americas',
    southern: true,
    money: { sign: 'UYU', rate: 48 },
    languages: ['Spanish', 'Portuguese'],
    feast: 'Carnival',
    names: {
      f: list('Alba Nelly Lourdes Graciela Mirta Estefanía Teresita Gladys Ana-Laura Lilián Zulma Beatriz'),
      m: list('Washington Wilson Julio-César Óscar Nicanor Rubén-Darío Artigas Milton Gerardo Luis Enzo Rafael'),
      last: list(
        'Etcheverry Bentancor Silveira Olivera Larrosa Techera Pintos Luzardo Arismendi Píriz Machado Curbelo Acosta Viera Sosa Lemos',
      ),
    },
    towns: [
      town('Colonia: coast river town tourist: Real_de_San_Carlos El_General Barrio_Sur Ferrando'),
      town('Paysandú: river city farm: Nuevo_Paysandú Curupí San_Félix Chaplin'),
      town('Piriápolis: coast town tourist: Punta_Fría San_Francisco Playa_Grande Beaulieu'),
    ],
  },
  {
    id: 'br',
    name: 'Brazil',
    region: 'Americas',
    southern: true,
    money: { sign: 'R$', rate: 4.2 },
    languages: ['Portuguese', 'English'],
    feast: 'Carnival',
    names: {
      f: list('Jussara Marlene Iara Rosângela Edilene Valquíria Socorro Tereza Janaína Neusa Luciene Thaís'),
      m: list('Adilson Raimundo Josué Cláudio Wellington Genivaldo Ubirajara Moacir Otávio Anselmo Valdir Renan'),
      last: list(
        'Cavalcanti Lacerda Batista Alvarenga Siqueira Arruda Falcão Guimarães Queiroz Vasconcelos Xavier Teixeira Brandão Moraes Paixão Rezende',
      ),
    },
    towns: [
      town('Paraty: coast town tourist warm: Pontal Jabaquara Caborê Ilha_das_Cobras'),
      town('Belém: river city warm: Cidade_Velha Umarizal Guamá Icoaraci'),
      town('Ouro_Preto: mountain town tourist university: Antônio_Dias Pilar Rosário Bauxita'),
      town('Pelotas: city farm university: Porto Fragata Areal Laranjal'),
    ],
  },
  {
    id: 'jm',
    name: 'Jamaica',
    region: 'Americas',
    money: { sign: 'J$', rate: 150 },
    languages: ['English', 'Patois'],
    feast: 'Christmas',
    names: {
      f: list('Marva Claudette Shernette Beverley Latoya Norma-Jean Hyacinth Pauline Ionie Keisha Millicent Sonia-Mae'),
      m: list('Errol Winston Devon Glenroy Orville Lloyd Neville-Roy Dalton Everton Rohan Clifton Barrington'),
      last: list(
        'Bogle Grizzle Blackwood Samuels Pinnock Beckford Whyte Gayle Palmer Lindo Wedderburn Morrison Hibbert Facey Clacken Stennett',
      ),
    },
    towns: [
      town('Port_Antonio: coast town tourist warm port: Titchfield Drapers Boundbrook Norwich'),
      town('Mandeville: mountain town farm: Caledonia Ingleside Knockpatrick Waltham'),
      town('Montego_Bay: coast city tourist warm port: Glendevon Mount_Salem Flanker Catherine_Hall'),
    ],
  },
];

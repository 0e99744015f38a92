import { list } from './country.ts';

/** Names of peoples that live side by side; every other name of the country is of one more people. */
const peoples: Readonly<Record<string, readonly ReadonlySet<string>[]>> = {
  my: [
    new Set(
      list(
        'Mei-Fong Hui-Ying Swee-Lan Bee-Lian Ming-Li Kok-Leong Chee-Seng Boon-Hock Beng-Huat Kah-Wai Lim Yeoh Ooi Seow Khoo Cheah Chong Heng Leong Teoh',
      ),
    ),
    new Set(
      list(
        'Thenmozhi Letchumi Chitra Puspa Muthu Rajendran Ganesan Subramaniam Krishnan Munusamy Balakrishnan Nadarajan Palaniappan Sivakumar',
      ),
    ),
  ],
  za: [
    new Set(
      list(
        'Annelize Marietjie Charmaine Elmarie Hester Magdalena Pieter-Jan Riaan Deon Gert Christo Hendrik Botha Jacobs Swart Adams Steyn Fortuin September Daniels Fourie Hendricks Jantjies Kruger Nel Oosthuizen Petersen Venter',
      ),
    ),
    new Set(list('Naidoo Moodley')),
  ],
  fj: [
    new Set(
      list(
        'Shobna Roshni Kamla Pushpa-Wati Vijay Ravindra Satish Rajesh Dharmend Krishna Prasad Lal Sami Sharan Chand Kumaran Gounder Khan-Buksh Maharaj Raj',
      ),
    ),
  ],
};

/** Whether given name and surname are usual in one family. */
export function areOfOnePeople(country: string, given: string, surname: string): boolean {
  const peopleOf = (word: string) => peoples[country]?.findIndex((names) => names.has(word));
  return peopleOf(given) === peopleOf(surname);
}

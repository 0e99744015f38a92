import type { IndustryId } from '../../../catalog/industries.ts';
import type { Kind } from '../kinds.ts';
import { estateAuction } from './ecommerce/auction.ts';
import { bicycles } from './ecommerce/bicycles.ts';
import { bookDealer } from './ecommerce/book-dealer.ts';
import { shipChandler } from './ecommerce/chandler.ts';
import { clothesHire } from './ecommerce/clothes-hire.ts';
import { craftMarket } from './ecommerce/craft-market.ts';
import { invitations } from './ecommerce/letterpress.ts';
import { plantNursery } from './ecommerce/plant-nursery.ts';
import { remnants } from './ecommerce/remnants.ts';
import { spareParts } from './ecommerce/spare-parts.ts';
import { workwear } from './ecommerce/workwear.ts';
import { drivingSchool } from './education/driving-school.ts';
import { eveningSchool } from './education/evening-school.ts';
import { fairSchool } from './education/fair-school.ts';
import { homeworkClub } from './education/homework-club.ts';
import { library } from './education/library.ts';
import { museum } from './education/museum.ts';
import { musicSchool } from './education/music-school.ts';
import { nursery } from './education/nursery.ts';
import { observatory } from './education/observatory.ts';
import { signSchool } from './education/sign-school.ts';
import { tradeCentre } from './education/trade-centre.ts';
import { bookkeepers } from './finance/bookkeepers.ts';
import { creditUnion } from './finance/credit-union.ts';
import { cropMutual } from './finance/crop-mutual.ts';
import { debtAdvice } from './finance/debt-advice.ts';
import { depositFund } from './finance/deposit-fund.ts';
import { energyCoop } from './finance/energy-coop.ts';
import { funeralSociety } from './finance/funeral-society.ts';
import { pawnHouse } from './finance/pawn.ts';
import { remittance } from './finance/remittance.ts';
import { savingsCircles } from './finance/savings-circles.ts';
import { stagePension } from './finance/stage-pension.ts';
import { bakery } from './food/bakery.ts';
import { cidery } from './food/cidery.ts';
import { fishers } from './food/fishers.ts';
import { foodBank } from './food/food-bank.ts';
import { honey } from './food/honey.ts';
import { marketHall } from './food/market-hall.ts';
import { mushroomOffice } from './food/mushrooms.ts';
import { restaurant } from './food/restaurant.ts';
import { roaster } from './food/roaster.ts';
import { schoolKitchen } from './food/school-kitchen.ts';
import { vegBox } from './food/veg-box.ts';
import { bathHouse } from './health/bath-house.ts';
import { bloodService } from './health/blood.ts';
import { childDentist } from './health/child-dentist.ts';
import { eyeBus } from './health/eye-bus.ts';
import { hearing } from './health/hearing.ts';
import { homeCare } from './health/home-care.ts';
import { wardInterpreters } from './health/interpreters.ts';
import { listeningLine } from './health/listening-line.ts';
import { midwives } from './health/midwives.ts';
import { pharmacy } from './health/pharmacy.ts';
import { physio } from './health/physio.ts';
import { balloons } from './travel/balloons.ts';
import { boatHire } from './travel/boat-hire.ts';
import { campsite } from './travel/campsite.ts';
import { coachLine } from './travel/coach-line.ts';
import { familyHotel } from './travel/family-hotel.ts';
import { ferry } from './travel/ferry.ts';
import { guides } from './travel/guides.ts';
import { heritageRailway } from './travel/heritage-railway.ts';
import { hostel } from './travel/hostel.ts';
import { huts } from './travel/huts.ts';
import { leftLuggage } from './travel/left-luggage.ts';

const kinds: Record<IndustryId, readonly Kind[]> = {
  ecommerce: [
    spareParts,
    bookDealer,
    plantNursery,
    workwear,
    clothesHire,
    craftMarket,
    bicycles,
    estateAuction,
    remnants,
    invitations,
    shipChandler,
  ],
  health: [
    physio,
    pharmacy,
    midwives,
    homeCare,
    listeningLine,
    bloodService,
    childDentist,
    hearing,
    bathHouse,
    eyeBus,
    wardInterpreters,
  ],
  finance: [
    creditUnion,
    cropMutual,
    bookkeepers,
    remittance,
    energyCoop,
    pawnHouse,
    stagePension,
    debtAdvice,
    savingsCircles,
    depositFund,
    funeralSociety,
  ],
  education: [
    eveningSchool,
    musicSchool,
    drivingSchool,
    library,
    nursery,
    tradeCentre,
    museum,
    homeworkClub,
    observatory,
    signSchool,
    fairSchool,
  ],
  food: [
    bakery,
    vegBox,
    schoolKitchen,
    marketHall,
    foodBank,
    restaurant,
    roaster,
    fishers,
    cidery,
    honey,
    mushroomOffice,
  ],
  travel: [
    huts,
    ferry,
    familyHotel,
    campsite,
    coachLine,
    guides,
    boatHire,
    heritageRailway,
    hostel,
    leftLuggage,
    balloons,
  ],
};

export function kindsOf(industry: IndustryId): readonly Kind[] {
  return kinds[industry];
}

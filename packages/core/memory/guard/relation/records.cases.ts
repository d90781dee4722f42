/** Made-up pairs of statements in the wording of customers' records. The format is that of relation.cases.ts. */
export const RECORDS = {
  cue: `
Omar lives at 3 Fern Road in Hull. > Omar has moved to 19 Dock Lane in Hull.
Omar lives at 3 Fern Road in Hull. > Omar has moved house: he now lives at 19 Dock Lane in Hull.
Omar lives at 3 Fern Road in Hull. > Omar moved from Fern Road to 19 Dock Lane in Hull.
I live at Calle Mayor 8 in Soria. > I now live at Calle Nueva 21 in Soria.
Delphi Labs is based at 7 Tower Court in Ely. > Delphi Labs relocated to 90 River Street in Ely.
Omar pays by cheque. > Omar now pays by bank transfer.
Omar pays with PayPal. > Since May Omar pays by card instead of PayPal.
I pay by invoice. > I no longer pay by invoice, I pay with my debit card.
My payment method is cash. > My payment method has changed to direct debit.
Omar's plan is Solo. > Omar upgraded his plan from Solo to Team.
My password policy's level is Low. > My password policy's level was raised to High.
My subscription is weekly. > I changed my subscription to monthly.
The newsletter is hourly. > The newsletter is now fortnightly.
Omar has the Copper membership. > Omar's membership was upgraded from Copper to Platinum.
Omar's phone number is 01482 496 011. > Omar has a new phone number: 01482 496 222.
My favourite cheese is brie. > My favourite cheese is gouda now.
Omar buys his coffee from Sable Roasters. > Omar now buys his coffee from Nordic Beans.
The rent of the shop is 900 pounds. > The rent of the shop went up from 900 pounds to 950 pounds.
The status of parcel 311 is paid. > The status of parcel 311 is now in customs.
Vera Holm is the contact person of Delphi Labs. > Ian Lowe has taken over from Vera Holm as the contact person of Delphi Labs.
Parcel 311 of Omar is under review. > Parcel 311 of Omar has been settled.
Parcel 311 of Omar is on back order. > Parcel 311 of Omar has now been delivered.
Omar is guided by Vera Holm. > Omar is now guided by Ian Lowe.
My dentist's helper is Ida. > My dentist's new helper is Olaf.
My tour guide is Ida. > My new tour guide is Olaf.
Omar drives a Fiat Panda. > Omar sold the Fiat Panda and now drives a Seat Ibiza.
Omar writes with a pencil. > Omar replaced the pencil with a fountain pen.
I pay by cheque. > I switched from cheque to card.
My library is the house Birch. > My library is now the house Alder.
Omar prefers calls on Monday. > Omar prefers calls on Tuesday these days.
Letters for Omar go to the old barn. > Letters for Omar no longer go to the old barn but to the new mill.
Omar's mobile number is 01482 496 011. > Omar's mobile number has changed: it is now 01482 496 222.
Omar's home is 3 Fern Road, Hull. > Omar has moved to 19 Dock Lane in Hull.
Omar can be called on 01482 496 011. > Omar can now be called on 01482 496 222.`,
  order: `
Omar lives at 3 Fern Road in Hull. > Omar lives at 19 Dock Lane in Hull.
The contact person at Delphi Labs is Vera Holm. > The contact person at Delphi Labs is Ian Lowe.
Omar has the Copper membership. > Omar has the Platinum membership.`,
  counter: `
Omar lives at 3 Fern Road in Hull. > Omar lives in Hull.
Omar lives at 3 Fern Road in Hull. > Omar lives at 3 Fern Road.
Omar lives at 3 Fern Road in Hull. > Omar's sister lives at 19 Dock Lane in Hull.
Omar lives at 3 Fern Road in Hull. > Omar Reed lives at 19 Dock Lane in Hull.
Omar lives at 3 Fern Road in Hull. > Omar has moved to marketing.
Omar pays by cheque. > Omar pays with a smile.
Omar pays by cheque. > Omar's wife now pays by bank transfer.
Omar's plan is Solo. > They changed his plan to Team.
Omar's plan is Solo. > Omar changed his mind to stay on.
Omar has the Copper membership. > Omar has the Bergen office.
Omar has a new bicycle: a Brompton. > Omar has a new bicycle: a Dahon.
Omar buys his coffee from Sable Roasters. > Omar buys his coffee from Nordic Beans.
Omar buys his coffee from Sable Roasters. > Omar now buys his tea from Nordic Beans.
Omar buys his coffee from Sable Roasters. > Omar now also buys his coffee from Nordic Beans.
My favourite cheese is brie. > My favourite bread is rye now.
My favourite songs are old. > My favourite songs are now loud.
The status of parcel 311 is paid. > The status of parcel 312 is now in customs.
Vera Holm is the contact person of Delphi Labs. > Ian Lowe has taken over from Vera Holm as the treasurer of Delphi Labs.
Parcel 311 of Omar is under review. > Parcel 312 of Omar has been settled.
Omar is guided by Vera Holm. > Omar is now paid by Ian Lowe.
My dentist's helper is Ida. > My dentist's new chair is red.
My tour guide is Ida. > My brother's new tour guide is Olaf.
Omar drives a Fiat Panda. > Omar sold the shop and now drives to work.
Omar drives a Fiat Panda. > Omar sold the Fiat Uno and now paints.
Omar writes with a pencil. > Omar writes with a fountain pen.
Omar writes with a pencil. > Vera replaced the pencil with a fountain pen.
My library is the house Birch. > My library is near the house Alder now.
Omar prefers calls on Monday. > Omar prefers letters on Tuesday these days.
Letters for Omar go to the old barn. > Parcels for Omar no longer go to the old barn but to the new mill.
Omar's mobile number is 01482 496 011. > Omar's landline number has changed: it is now 01482 496 222.
Omar's home is 3 Fern Road, Hull. > Omar's home is warm now.`,
}

/** Was wir auf jeder Seite mit denselben Worten anbieten. */
export const consultation = {
  name: "ein kostenloses Erstgespräch von 30 Minuten",
  outcome: "Danach wissen Sie, was zuerst zu tun ist und was es ungefähr kostet.",
} as const;

export const terms = {
  price:
    "Sie zahlen einen festen Monatspreis pro Arbeitsplatz. Projekte bieten wir vorher zum Festpreis an.",
  commitment: "Sie können jederzeit mit einer Frist von vier Wochen zum Monatsende kündigen.",
} as const;

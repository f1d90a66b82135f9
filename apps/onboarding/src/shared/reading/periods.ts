/** The unit that an amount is paid for: an hour, or a day and more. */
export type Period = 'hour' | 'longer';

const WORD_END = '(?![\\p{L}\\p{M}])';

/** Between an amount and its period: 'per', 'an', 'pro', 'de l’', '/' … */
const LINK =
  "\\s?(?:/|(?:per|an?|each|every|pro|je|die|in der|por|por cada|a la|la|al|ao|à|par|de|alla|в|за|प्रति|हर)\\s|(?:de |à |par )?l['’]|all['’]|al)\\s?";

const HOUR = `(?:hour|hr|h|(?:arbeits)?stunde|std|hora|heure|ora|час)\\.?${WORD_END}`;
const LONGER = `(?:day|week|month|year|annum|(?:arbeits)?tag|woche|monat|jahr|d[íi]a|semana|m[eê]s|año|ano|jour|journée|semaine|mois|giorno|giornata|settimana|mese|anno|день|неделю|месяц|год)${WORD_END}`;

/** Languages that attach the unit, or write it without one of the links above. */
const HOUR_ATTACHED =
  '\\s?(?:[/每一]\\s?个?(?:小时|小時|時間)|(?:a|am|per )?hourly|stündlich|/\\s?시간|시간당|(?:प्रति|हर|/)\\s?(?:घंट|घण्ट)|(?:/|في |لل|بال|كل |لكل )\\s?(?:ال)?ساع[ةه])';
const LONGER_ATTACHED =
  '\\s?(?:[/每一]\\s?个?(?:天|日|周|週|月|年)|daily|weekly|monthly|yearly|a?m tag|im monat|täglich|(?:al|à la|alla|a la) (?:día|dia|journée|mes)|в (?:день|неделю|месяц|год)|/\\s?[일주월]|하루|(?:प्रति|हर|/)\\s?(?:दिन|हफ़्त|हफ्त|सप्ताह|महीन|माह)|रोज़|(?:/|في |لل|بال|كل |لكل )\\s?(?:ال)?(?:يوم|[أا]سبوع|شهر))';

const HOUR_BEFORE =
  '(?<![\\p{L}\\p{M}])(?:hour|hr(?!\\p{L})|stunde|std|hora|heure|ora(?!\\p{L})|orari|час(?:а|ов)?(?!\\p{L})|почасов)|小时|小時|时薪|時薪|時間|時給|시간|시급|घंट|घण्ट|ساع[ةهت]';
const LONGER_BEFORE =
  '(?:day|daily|weekly|monthly) rate|tages?satz|tarifa diaria|tarif journalier|tariffa giornaliera|diária|дневная ставка|日薪|日給|月薪|月給|年薪|일당|월급|연봉|每天|每日|每周|每月|दैनिक|प्रतिदिन|يومي';

const toPattern = (source: string) => new RegExp(source.normalize('NFKC'), 'iu');

const after = {
  hour: toPattern(`^(?:${LINK}${HOUR}|${HOUR_ATTACHED})`),
  longer: toPattern(`^(?:${LINK}${LONGER}|${LONGER_ATTACHED})`),
};
const before = { hour: toPattern(HOUR_BEFORE), longer: toPattern(LONGER_BEFORE) };

/** The period of an amount, from the text after it, otherwise from the part of the sentence before it. */
export function readPeriod(textBefore: string, textAfter: string): Period | null {
  if (after.hour.test(textAfter)) return 'hour';
  if (after.longer.test(textAfter)) return 'longer';
  const [clause = ''] = /[^\d.,;!?，。、！？\n]*$/u.exec(textBefore) ?? [];
  if (before.longer.test(clause)) return 'longer';
  return before.hour.test(clause) ? 'hour' : null;
}

/** Whether the text after a number says that it is paid by the hour: '80/h', but not '40 hours a week'. */
export function isPaidByHour(textAfter: string): boolean {
  return after.hour.test(textAfter);
}

/** Not inside a word in Latin letters; Chinese, Japanese and Korean attach their own. */
const START = '(?<!\\p{Script=Latin})';
const END = '(?!\\p{Script=Latin})';
/** Not inside any word. */
const WORD_END = '(?![\\p{L}\\p{M}])';

const DOLLAR_WORD =
  'dollars?|dollar[io]|d[óo]lar(?:es)?|доллар\\p{L}*|бакс(?:а|ов)?|ドル|달러|(?:डॉलर|डालर)|دولار[\\p{L}\\p{M}]*';

const FOREIGN = [
  'canad[aei]\\p{L}*|канадск\\p{L}*|カナダ|캐나다|कनाडाई',
  'kanadische[nr]?|australische[nr]?',
  'austral[ei]\\p{L}*|австралийск\\p{L}*|豪|オーストラリア|호주|ऑस्ट्रेलियाई',
  'hong ?kong|hongkong|гонконгск\\p{L}*|香港|홍콩|हांगकांग',
  'singapor\\p{L}*|singapur|сингапурск\\p{L}*|シンガポール|싱가포르|सिंगापुर',
  'new zealand|neozeland\\p{L}*|новозеландск\\p{L}*|ニュージーランド|뉴질랜드',
  'taiwan\\p{L}*|тайваньск\\p{L}*|台湾|대만',
].join('|');
const ARABIC_FOREIGN = 'كندي|أسترالي|استرالي|سنغافوري|هونغ كونغ';

/** Dollars of other countries, by name: 'Canadian dollars', 'dollars canadiens', 'カナダドル'. */
const OTHER_DOLLAR_WORDS = [
  `(?:${FOREIGN})[ -]?(?:${DOLLAR_WORD})`,
  `(?:${DOLLAR_WORD})[ -](?:${FOREIGN})`,
  `دولار[\\p{L}\\p{M}]* (?:${ARABIC_FOREIGN})`,
  '加元|加币|加幣|澳元|澳币|澳幣|港元|港币|港幣|新台[币幣]|台[币幣]|新币|新加坡元',
].join('|');

/** Signs of other dollars, and of the Brazilian real. */
const OTHER_DOLLAR_SIGN = '(?<!\\p{L})(?:R|AU?|CA?|HK|MX|NT|NZ|SG?)\\$';

const OTHER_SIGNS = '[€£¥₹₽₩₺₴₪₫฿₱₦₸]';

const OTHER_CODES = `${START}(?:eur|gbp|jpy|cny|rmb|inr|rub|krw|brl|chf|cad|cdn|aud|nzd|hkd|sgd|twd|mxn|ars|clp|sar|aed|egp|qar|kwd|dzd|jod|sek|nok|dkk|pln|czk|huf|bgn|uah|kzt|ils|thb|vnd|idr|zar|ngn|kes|pkr|bdt)${END}`;

const OTHER_NAMES = [
  `(?:euros?|pounds?|sterling|pfund|libras?|livres? sterling|sterline|yen(?:es)?|iene|yuan(?:es)?|renminbi|won|reais|pesos?|francs?|francos?|franchi|franken|rupees?|rupias?|rupien|roupies?|rupie|rou?bles?|rublos?|rubel|rubli|kron(?:a|or|er|en|e)|zł|zlot\\p{L}*|złot\\p{L}*|kr|lira|liras|dirhams?|riyals?|dinars?|shekels?|hryvni\\p{L}*|naira|rand)${END}`,
  'евро|фунт|иен|йен|юан|франк|руб|гривен|гривн|тенге|злот|р\\.',
  '欧元|歐元|英镑|英鎊|日元|日圆|韩元|瑞郎|卢布|卢比|人民币|人民幣|元|块|塊',
  'ユーロ|ポンド|フラン|ルピー|ウォン|円',
  `유로|파운드|위안|루블|루피|엔${WORD_END}|원`,
  'यूरो|पाउंड|पौंड|येन|युआन|रुपय|रुपए|रुपये|रु\\.',
  `يورو|جنيه|ريال|ریال|درهم|دينار|ليرة|روبية|روبل|فرنك|يوان|ين${WORD_END}`,
].join('|');

/** A sign after a number belongs to it, unless another number follows: 'React 19 $80'. */
const NOT_NEXT = '(?!\\s?\\d)';
const DOLLAR_SIGN = `(?:(?<!\\p{L})US)?\\$`;
const DOLLAR_CODE = `${START}usd${END}`;

/** Patterns of currencies before and after a number. Other currencies are tried first: '$80 CAD' and 'C$80' are not US dollars. */
export const CURRENCIES = {
  otherBefore: `${OTHER_DOLLAR_SIGN}|${OTHER_SIGNS}|${OTHER_CODES}|${START}(?:euros?|rs\\.?)|人民[币幣]`,
  otherAfter: `(?:${OTHER_DOLLAR_SIGN}|${OTHER_SIGNS})${NOT_NEXT}|${OTHER_CODES}|${OTHER_DOLLAR_WORDS}|${OTHER_NAMES}`,
  dollarBefore: `${DOLLAR_SIGN}|${DOLLAR_CODE}`,
  dollarAfter: `${DOLLAR_SIGN}${NOT_NEXT}(?:[ -]?(?:us|usd)${END})?|${START}usd${END}|(?:US[ -]?|米|미국 ?|амер\\p{L}* |अमेरिकी |amerikanische[nr]? |american )?(?:${DOLLAR_WORD})|${START}bucks?${END}|美元|美金`,
};

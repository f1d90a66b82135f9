import { describe, expect, it } from 'vitest';
import { lacksDollarRate, readRate } from './rate.ts';

describe('the rate in dollars', () => {
  it.each([
    ['My rate is $80 an hour', 80],
    ['between $ 62.50 and $90', 62.5],
    ['$1,200 a day', null],
    ['$1,200.50', 1200.5],
    ['80$ por hora', 80],
    ['95 dollars', 95],
    ['90 USD', 90],
    ['USD 90', 90],
    ['US$90', 90],
    ['an 80-dollar job', 80],
    ['I sold it for $2,000,000 and take $110', 110],
    ['$80,50', 80.5],
    ['$80,5', 80.5],
    ['$1.200', 1200],
    ['$1.200,50', 1200.5],
    ["$1'200", 1200],
    ['1 200 $', 1200],
    ['1\u00a0200,50 $', 1200.5],
    ['$1,00,000', 100_000],
    ['$80, $90', 80],
    ['＄８０', 80],
    ['$٨٠', 80],
    ['$८०', 80],
    ['80 US-Dollar', 80],
    ['80 dólares', 80],
    ['80 dollari', 80],
    ['80 долларов', 80],
    ['每小时 80 美元', 80],
    ['80ドル', 80],
    ['시간당 80달러', 80],
    ['80 डॉलर', 80],
    ['٨٠ دولارًا', 80],
    ['$0 for friends', null],
    ['80 euros', null],
    ['R$ 300', null],
    ['A$90', null],
    ['React 19', null],
  ])('%s', (chat, rate) => {
    expect(readRate(chat)).toBe(rate);
  });
});

describe('another currency', () => {
  it.each([
    ['80 €', true],
    ['€80', true],
    ['80 Euro pro Stunde', true],
    ['70 euros', true],
    ['£60', true],
    ['60 GBP', true],
    ['¥9000', true],
    ['￥９０００', true],
    ['9000円', true],
    ['500 元', true],
    ['8만 5000원', true],
    ['5000 рублей', true],
    ['R$ 300', true],
    ['C$ 90', true],
    ['₹2,000', true],
    ['2000 रुपये', true],
    ['٨٠ يورو', true],
    ['€70, that is $80', false],
    ['80美元', false],
    ['80 dollars', false],
    ['5 European clients', false],
    ['5 real projects', false],
    ['I like euros', false],
    ['US$80', false],
  ])('%s: %s', (chat, expected) => {
    expect(lacksDollarRate(chat)).toBe(expected);
  });
});

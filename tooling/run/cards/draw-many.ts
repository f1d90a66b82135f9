import type { startCardDrawer } from '@showcase/serve';

type Options = {
  draw: ReturnType<typeof startCardDrawer>['draw'];
  pictureUrl: string;
  print: (label: string, ratio: number, goal: number) => void;
};

/** Of some scripts, each with many letters, so that more fonts are read than stay open. */
const FIRST_LETTERS = ['A', 'Ж', 'Ω', 'ب', 'ש', 'क', 'ก', '一', 'ぁ', '가', 'ক', 'ა'];

/** Prints the memory at each tenth of so many different cards, a quarter of them with a picture, and how much it grew after the first fifth. */
export async function drawMany(count: number, { draw, pictureUrl, print }: Options) {
  const memory: number[] = [];
  for (let card = 1; card <= count; card += 1) {
    const first = FIRST_LETTERS[card % FIRST_LETTERS.length]?.codePointAt(0) ?? 0;
    const isLong = first === 0x4e00 || first === 0xac00;
    const letters = Array.from({ length: 12 }, (_, index) =>
      String.fromCodePoint(first + ((card * 37 + index * 101) % (isLong ? 8000 : 24))),
    );
    const content = {
      ...{ title: `${letters.join('')} ${card}`, byline: 'Ada Stone', image: null },
      ...{
        rating: { average: 4.75, count: card },
        price: `From $${card}`,
        isPortrait: card % 3 === 0,
      },
    };
    const { png } = await draw({ content, pictureUrl: card % 4 === 0 ? pictureUrl : null });
    if (png.length < 1000) throw new Error(`Card ${card} is empty.`);
    if (card % Math.ceil(count / 10) > 0) continue;
    memory.push(process.memoryUsage.rss());
    console.log(`${Math.round((memory.at(-1) ?? 0) / 2 ** 20)} MB after ${card} cards`);
  }
  print('memory at the end, of that at a fifth', (memory.at(-1) ?? NaN) / (memory[1] ?? NaN), 1.1);
}

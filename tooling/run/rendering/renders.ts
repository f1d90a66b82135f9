type Render = () => Promise<unknown>;

/** Fewer than a worker refuses, and enough to keep it busy while others wait for their rows. */
const AT_ONCE = 8;
const WARM_UP_MS = 1000;

/** How many pages one worker, and with it one core, renders per second. Throws if one of them fails. */
export async function countRenders(render: Render, seconds: number): Promise<number> {
  await renderFor(render, WARM_UP_MS);
  return (await renderFor(render, seconds * 1000)) / seconds;
}

async function renderFor(render: Render, ms: number): Promise<number> {
  const end = performance.now() + ms;
  let count = 0;
  const visitors = Array.from({ length: AT_ONCE }, async () => {
    while (performance.now() < end) {
      await renderOnce(render);
      count += 1;
    }
  });
  await Promise.all(visitors);
  return count;
}

/** Calls `report` with the renders so far, after each tenth of them. */
export async function renderInSteps(
  render: Render,
  renders: number,
  report: (done: number) => Promise<void>,
): Promise<void> {
  const step = Math.ceil(renders / 10);
  for (let done = step; done <= renders; done += step) {
    let left = step;
    const visitors = Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        await renderOnce(render);
      }
    });
    await Promise.all(visitors);
    await report(done);
  }
}

async function renderOnce(render: Render): Promise<void> {
  const page = await render();
  if (!page) throw new Error('A page could not be rendered. See the output above.');
}

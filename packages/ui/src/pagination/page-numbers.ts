/** The pages to link: first, last, and the current one with its neighbors; 'gap' for omitted ones. */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < pageCount);
  const numbers = [...new Set([1, ...near, pageCount])];
  return numbers.flatMap((number, index) => {
    const missing = number - (numbers[index - 1] ?? number) - 1;
    if (missing === 1) return [number - 1, number];
    return missing > 1 ? ['gap' as const, number] : [number];
  });
}

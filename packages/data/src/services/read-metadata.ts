import type { Service, ServiceFaq, ServiceMetadata, ServicePackage } from './service.ts';

type Read<T> = (value: unknown) => T | undefined;

const readText: Read<string> = (value) => (typeof value === 'string' ? value : undefined);
const readFlag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const readNumber: Read<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

const readers: { [Key in keyof Required<ServiceMetadata>]: Read<ServiceMetadata[Key]> } = {
  pricing_model: (value) =>
    value === 'fixed' || value === 'hourly' || value === 'packages' ? value : undefined,
  hourly_rate: readNumber,
  estimated_hours: readNumber,
  packages: readList(readPackage),
  features: readList(readText),
  faqs: readList(readFaq),
  revisions: readText,
  include_video_call: readFlag,
  include_source_files: readFlag,
  portfolio_url: readText,
  testimonial_url: readText,
  tags: readList(readText),
};

/** Service details that can be shown. The database checks their shape; an invalid row that got through must not break the page. */
export function readMetadata(stored: unknown): ServiceMetadata {
  const record = toRecord(stored);
  const entries = Object.entries(readers).flatMap(([key, read]) => {
    const value = read(record[key]);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}

/** The row with its details parsed. */
export function withReadMetadata<Row extends Pick<Service, 'metadata'>>(row: Row): Row {
  return { ...row, metadata: readMetadata(row.metadata) };
}

function readPackage(value: unknown): ServicePackage | undefined {
  const record = toRecord(value);
  const [name, delivery] = [readText(record.name), readText(record.delivery)];
  const price = readNumber(record.price);
  if (name === undefined || delivery === undefined || price === undefined) return undefined;
  const description = readText(record.description) ?? '';
  return {
    name,
    description,
    price,
    delivery,
    features: readList(readText)(record.features) ?? [],
  };
}

function readFaq(value: unknown): ServiceFaq | undefined {
  const { question, answer } = toRecord(value);
  if (typeof question !== 'string' || typeof answer !== 'string') return undefined;
  return { question, answer };
}

function readList<T>(read: Read<T>): Read<T[]> {
  return (value) => (Array.isArray(value) ? value.flatMap((item) => read(item) ?? []) : undefined);
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

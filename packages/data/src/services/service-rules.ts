import { validateAmount } from '../forms/validate-amount.ts';
import { hasText } from '../has-text.ts';

export const PRICING_MODELS = ['fixed', 'hourly', 'packages'] as const;
export const REVISIONS = ['unlimited', '1', '2', '3', '5', 'custom'] as const;
export const MAX_GALLERY_IMAGES = 6;
export const MAX_PACKAGES = 10;
export const MAX_FAQS = 20;

/** A package in the form; the price is a string as typed. */
export type PackageValues = {
  name: string;
  description: string;
  price: string;
  delivery: string;
  features: string[];
};

export type FaqValues = { question: string; answer: string };

export const BLANK_PACKAGE: PackageValues = {
  name: '',
  description: '',
  price: '',
  delivery: '',
  features: [],
};
export const BLANK_FAQ: FaqValues = { question: '', answer: '' };

/** Returns a message from the specification if the package cannot be added to the list; null if it is valid. */
export function validatePackage({ name, price, delivery, features }: PackageValues) {
  const isComplete = [name, price, delivery].every(hasText) && features.some(hasText);
  if (!isComplete) return 'Name, price, delivery time, and at least one feature are required';
  return validateAmount(price, 'Price');
}

/** Clients choose a package by its name, so names must be unique, ignoring case. */
export function validatePackageNames(packages: readonly { name: string }[]) {
  const names = packages.map(({ name }) => name.trim().toLowerCase());
  const isTaken = new Set(names).size < names.length;
  return isTaken ? 'Give each package its own name' : null;
}

export function validateFaq({ question, answer }: FaqValues) {
  return hasText(question) && hasText(answer) ? null : 'Both question and answer are required';
}

import { describe, expect, it } from 'vitest';
import { projectForm, type ProjectValues } from './project-form.ts';
import { projectSchema } from './project-schema.ts';

const picture = { id: 'a', name: 'a.png', source: 'a.png' };
const good: ProjectValues = {
  ...projectForm.empty,
  title: 'Tide Table',
  description: 'x'.repeat(50),
  cover: [picture],
  tags: ['Web'],
};

function firstMessage(fields: Partial<ProjectValues>) {
  return projectSchema.safeParse({ ...good, ...fields }).error?.issues[0]?.message ?? null;
}

describe('the project form', () => {
  it.each<[Partial<ProjectValues>, string]>([
    [{ title: ' ' }, 'Project title is required'],
    [{ title: '\u200b\ufeff' }, 'Project title is required'],
    [{ tags: ['\u200b'] }, 'At least one tag is required'],
    [{ tagline: 'x'.repeat(121) }, 'Tagline must be at most 120 characters'],
    [{ tagline: 'One line\nand another' }, 'Write the tagline on one line'],
    [{ description: '' }, 'Project description is required'],
    [{ description: 'x'.repeat(49) }, 'Description should be at least 50 characters'],
    [{ cover: [] }, 'Project image is required'],
    [{ tags: [] }, 'At least one tag is required'],
    [{ bolt_url: 'https://example.com' }, 'Please enter a valid Bolt URL'],
    [{ bolt_url: 'javascript:alert("bolt.new")' }, 'Please enter a valid Bolt URL'],
    [{ live_url: 'ftp://example.com' }, 'Please enter a valid URL'],
    [{ live_url: 'example' }, 'Please enter a valid URL'],
    [{ repo_url: 'https://example.com/a/b' }, 'Please enter a valid repository URL'],
    [{ is_for_sale: true, sale_price: '1' }, 'Choose whether you sell it once or by license'],
    [{ is_for_sale: true, sale_kind: 'once', sale_price: '' }, 'Please enter a valid sale price'],
    [{ is_for_sale: true, sale_kind: 'once', sale_price: '0' }, 'Please enter a valid sale price'],
    [
      { is_for_sale: true, sale_kind: 'once', sale_price: 'ten' },
      'Please enter a valid sale price',
    ],
    [
      { is_for_sale: true, sale_kind: 'once', sale_price: '1.234.50' },
      'Sale price must be only digits and a decimal point, such as 1250.50',
    ],
    [
      { is_for_sale: true, sale_kind: 'once', sale_price: '10.999' },
      'Sale price can have two decimal places, such as 10.50',
    ],
    [
      { is_for_sale: true, sale_kind: 'once', sale_price: '2000000' },
      'Sale price must be at most $1,000,000',
    ],
    [
      { includes_support: true, support_duration: '1.5' },
      'Support duration must be between 1 and 365 days',
    ],
    [
      { includes_support: true, support_duration: '366' },
      'Support duration must be between 1 and 365 days',
    ],
    [
      { newVideo: { url: 'https://example.com/v', caption: '' } },
      'Enter a link to a video on YouTube or Vimeo',
    ],
    [
      { newCodeSample: { title: 'A', language: '', code: '' } },
      'Title, language, and code are required',
    ],
  ])('rejects %j', (fields, message) => {
    expect(firstMessage(fields)).toBe(message);
  });

  it.each<Partial<ProjectValues>>([
    {},
    { tagline: 'x'.repeat(120) },
    { bolt_url: 'https://bolt.new/~/tide-table' },
    { bolt_url: 'bolt.new/tide-table' },
    { live_url: 'http://tide.example/map?x=1' },
    { repo_url: 'gitlab.com/ada/tide' },
    { sale_price: 'not for sale, so nobody looks' },
    { is_for_sale: true, sale_kind: 'once', sale_price: '1' },
    { includes_support: true, support_duration: '365' },
  ])('accepts %j', (fields) => {
    expect(firstMessage(fields)).toBeNull();
  });
});

import { BLANK_EDUCATION, BLANK_EXPERIENCE } from '@showcase/data/schemas';
import { aProject, aService, aUser, fakeBackend, testId } from '@showcase/data/testing';

/** A creator, a project and three services in which every field has a value. */
export function createFilledBackend() {
  const service = {
    images: ['https://images.example.com/shop.png'],
    requirements: 'Texts and a logo',
  };
  const metadata = {
    features: ['Texts polished'],
    faqs: [{ question: 'Do you host it?', answer: 'Yes.' }],
    revisions: '7',
    include_video_call: true,
    include_source_files: true,
    portfolio_url: 'https://example.com/work',
    testimonial_url: 'https://example.com/praise',
    tags: ['Shopping'],
  };
  const gold = {
    name: 'Gold package',
    description: '',
    price: 120,
    delivery: '1 week',
    features: ['All'],
  };
  return fakeBackend({
    users: [
      aUser({
        ...{ avatar: 'https://images.example.com/ada.png', website: 'https://ada.example' },
        ...{ linkedin: 'linkedin.com/in/ada', github: 'https://github.com/ada-stone' },
        ...{ twitter: 'x.com/ada', instagram: '@ada.stone', specialization: 'Calm dashboards' },
        ...{ availability: 'part-time', years_experience: 13, hourly_rate: 110 },
        education: [{ ...BLANK_EDUCATION, school: 'Konstfack' }],
        experience: [{ ...BLANK_EXPERIENCE, company: 'Kindlewood' }],
        languages: ['Catalan'],
      }),
    ],
    projects: [
      aProject({
        tagline: 'Notes that work at sea',
        image_url: 'https://images.example.com/cover.png',
        image_color: '#e0774f',
        tags: ['Plugin'],
        live_url: 'https://harbour.example',
        repo_url: 'https://github.com/ada/harbour',
        documentation_url: 'https://docs.harbour.example',
        completion_date: 'June 2024',
        project_type: 'client',
        client_name: 'Port of Kiel',
        team_members: 'Ben, Mara',
        challenges: 'No network on deck',
        solutions: 'Every edit is a small file',
        is_for_sale: true,
        sale_kind: 'license',
        sale_price: 2400,
        includes_support: true,
        support_duration: 45,
      }),
    ],
    media: [
      {
        ...{ id: testId(501), project_id: testId(101), kind: 'image', position: 0 },
        ...{ url: 'https://images.example.com/deck.png', caption: 'The deck at night' },
      },
    ],
    codeSamples: [
      {
        ...{ id: testId(601), project_id: testId(101), title: 'Merge two logs' },
        position: 0,
        ...{ language: 'TypeScript', code: 'mergeLogs(port, starboard)' },
      },
    ],
    services: [
      aService({
        ...service,
        title: 'A shop',
        description: 'One shop, designed and built',
        price: 451,
        duration: '9-11 days',
        metadata: { ...metadata, pricing_model: 'fixed' },
      }),
      aService({
        id: testId(202),
        metadata: { pricing_model: 'hourly', hourly_rate: 77, estimated_hours: 13 },
      }),
      aService({
        id: testId(203),
        price: 120,
        metadata: { pricing_model: 'packages', packages: [gold] },
      }),
    ],
  });
}

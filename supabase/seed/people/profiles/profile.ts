/** Profile data beyond the roster; `joined` is in months before today. */
export type Profile = {
  bio: string;
  specialization: string;
  years: number;
  rate: number;
  availability: 'full-time' | 'part-time' | 'not-available' | 'Available for projects';
  joined: number;
  languages: readonly string[];
  education: readonly [school: string, degree: string, field: string, from: number, to: number];
  experience: readonly (readonly [
    company: string,
    position: string,
    description: string,
    from: number,
    to: number | null,
  ])[];
  links: readonly ('website' | 'linkedin' | 'github' | 'twitter' | 'instagram')[];
};

/** Two columns on phones, four at 1440 px, five at 1920 px. */
export const projectColumns = { phone: 150, tablet: 210, desktop: 225 };

/** One column on phones: a creator needs a whole name next to the rating. */
export const creatorColumns = { phone: 280, tablet: 210, desktop: 225 };

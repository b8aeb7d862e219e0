/** The networks behind the social link types of the footer. */
export const socialNetworks: Readonly<Record<number, string>> = {
  1: 'Facebook',
  2: 'X (Twitter)',
  3: 'Instagram',
};

interface SocialLink {
  socialType: number;
  active: boolean;
}

export const shownSocialLinks = <L extends SocialLink>(links: readonly L[]): L[] =>
  links
    .filter((link) => link.active && link.socialType in socialNetworks)
    .sort((a, b) => a.socialType - b.socialType);

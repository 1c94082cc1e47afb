/** Origins of the images on other hosts that the build has rendered. The policy allows them. */
export const hostedImageOrigins = new Set<string>();

/** How long the image of a person or a brand may take before what stands in for it stays for good, ms. */
export const IMAGE_TIMEOUT = 2000

import { profile } from '@/content/profile';

const { city, latitude, longitude, timeZone } = profile;

/** Whether the sky above the owner's city can be calculated. Otherwise Contact shows none. */
export const hasSky = Boolean(city && timeZone) && latitude !== undefined && longitude !== undefined;

/** The owner's city. */
export const observer = {
  city: city ?? '',
  latitude: latitude ?? 0,
  longitude: longitude ?? 0,
  timeZone: timeZone ?? 'UTC',
};

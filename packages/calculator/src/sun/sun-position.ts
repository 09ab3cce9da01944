/** Where the sun stands, and how strong it shines above the air. Angles in radians. */
interface SunPosition {
  /** Cosine of the true zenith angle; negative at night. */
  cosZenith: number;
  /** Clockwise from north; south is π. */
  azimuth: number;
  /** Irradiance on a plane facing the sun above the atmosphere, W/m². */
  dniExtra: number;
}

const radians = Math.PI / 180;
/** Days from the Julian epoch to 1 January 1970, 00:00 UTC. */
const julianDayOfUnixEpoch = 2_440_587.5;
const julianDayOf2000 = 2_451_545;
const solarConstant = 1361.1;

/**
 * Position of the sun after NOAA's solar calculator (Meeus, low precision: within 0.02° of SPA).
 *
 * @param time milliseconds since 1 January 1970, UTC
 * @param latitude degrees, north positive
 * @param longitude degrees, east positive
 */
export function getSolarposition(time: number, latitude: number, longitude: number): SunPosition {
  const julianDay = time / 86_400_000 + julianDayOfUnixEpoch;
  const century = (julianDay - julianDayOf2000) / 36_525;
  const meanLongitude = (280.46646 + century * (36_000.76983 + century * 0.0003032)) % 360;
  const anomaly = radians * (357.52911 + century * (35_999.05029 - century * 0.0001537));
  const eccentricity = 0.016708634 - century * (0.000042037 + century * 0.0000001267);
  const centre =
    Math.sin(anomaly) * (1.914602 - century * (0.004817 + century * 0.000014)) +
    Math.sin(2 * anomaly) * (0.019993 - century * 0.000101) +
    Math.sin(3 * anomaly) * 0.000289;
  const distance =
    (1.000001018 * (1 - eccentricity * eccentricity)) /
    (1 + eccentricity * Math.cos(anomaly + radians * centre));
  const node = radians * (125.04 - 1934.136 * century);
  const longitudeOfSun = radians * (meanLongitude + centre - 0.00569 - 0.00478 * Math.sin(node));
  const obliquity =
    radians *
    (23 +
      (26 + (21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))) / 60) / 60 +
      0.00256 * Math.cos(node));
  const sinDeclination = Math.sin(obliquity) * Math.sin(longitudeOfSun);
  const cosDeclination = Math.sqrt(1 - sinDeclination * sinDeclination);

  const mean = radians * meanLongitude;
  const y = Math.tan(obliquity / 2) ** 2;
  const equationOfTime =
    (4 / radians) *
    (y * Math.sin(2 * mean) -
      2 * eccentricity * Math.sin(anomaly) +
      4 * eccentricity * y * Math.sin(anomaly) * Math.cos(2 * mean) -
      0.5 * y * y * Math.sin(4 * mean) -
      1.25 * eccentricity * eccentricity * Math.sin(2 * anomaly));
  const minuteOfDay = (((julianDay + 0.5) % 1) + 1) % 1;
  const hourAngle = radians * ((minuteOfDay * 1440 + equationOfTime + 4 * longitude) / 4 - 180);
  const sinLatitude = Math.sin(radians * latitude);
  const cosLatitude = Math.cos(radians * latitude);
  const cosHourAngle = Math.cos(hourAngle);

  return {
    cosZenith: sinLatitude * sinDeclination + cosLatitude * cosDeclination * cosHourAngle,
    azimuth:
      Math.PI +
      Math.atan2(
        Math.sin(hourAngle),
        cosHourAngle * sinLatitude - (sinDeclination / cosDeclination) * cosLatitude,
      ),
    dniExtra: solarConstant / (distance * distance),
  };
}

/** Refraction lifts the sun near the horizon: its apparent elevation in degrees, from the true one. */
export function apparentElevation(elevation: number): number {
  const seconds =
    elevation > 85
      ? 0
      : elevation > 5
        ? 58.1 / Math.tan(radians * elevation)
        : 1735 +
          elevation * (-518.2 + elevation * (103.4 + elevation * (-12.79 + elevation * 0.711)));
  return elevation + Math.max(0, seconds) / 3600;
}

/** Relative air mass after Kasten and Young 1989, from the apparent elevation in degrees. */
export function getRelativeAirmass(elevation: number): number {
  const above = Math.max(0, elevation);
  return 1 / (Math.sin(radians * above) + 0.50572 * (above + 6.07995) ** -1.6364);
}
